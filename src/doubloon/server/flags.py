"""The flags that people sail under: drawings of the page (`web/src/flags/NAME.svg`), none of them a nation's."""

FLAGS = (
    *("skull", "swords", "hourglass", "octopus", "anchor", "star"),
    *("moon", "parrot", "crown", "fish", "heart", "waves"),
)
