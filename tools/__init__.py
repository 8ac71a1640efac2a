"""What is written from the code for other readers: types for the pages, and pages of docs/."""
