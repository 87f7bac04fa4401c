/* What reading a file takes at the very least: libyaml's events, one after the other, and nothing
   done with them. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *contents(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) return NULL;
  long end = ftell(file);
  if (end < 0) return NULL;
  rewind(file);
  *size = (size_t)end;
  unsigned char *bytes = malloc(*size + 1);
  if (bytes && fread(bytes, 1, *size, file) != *size) bytes = NULL;
  fclose(file);
  return bytes;
}

int main(int count, char **arguments) {
  size_t size = 0;
  unsigned char *bytes = count == 2 ? contents(arguments[1], &size) : NULL;
  if (!bytes) return 2;
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return 3;
  yaml_parser_set_input_string(&parser, bytes, size);
  yaml_event_type_t type;
  do {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) return 1;
    type = event.type;
    yaml_event_delete(&event);
  } while (type != YAML_STREAM_END_EVENT);
  yaml_parser_delete(&parser);
  free(bytes);
  return 0;
}
