"""What is kept, who writes it, and how processes over one database hear of each other."""
