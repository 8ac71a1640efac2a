"""The lab: games by the thousand, for designers who want to know what a rule does."""
