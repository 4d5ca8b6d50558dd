"""What people see: the table in words and drawn, names, talk; cases."""
