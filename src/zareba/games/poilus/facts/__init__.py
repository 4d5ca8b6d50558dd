"""What is printed: the data files, checked and made into facts."""
