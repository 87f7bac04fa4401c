print("tabc")
