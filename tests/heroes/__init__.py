"""Every sentence of every card and ability."""
