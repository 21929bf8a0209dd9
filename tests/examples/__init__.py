"""Everything in examples/ runs."""
