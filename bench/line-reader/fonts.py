"""Fonts of npm's @fontsource packages, opened for drawing."""

import glob
import io
import os

from fontTools.ttLib import TTFont
from PIL import ImageFont

HERE = os.path.dirname(__file__)
# Of fonts.txt, what is set by machines; all others look like hands.
PRINTED = set(open(os.path.join(HERE, "printed-fonts.txt"), encoding="utf8").read().split())
DOTTED = {"codystar", "dotgothic16", "doto", "handjet", "jersey-10", "pixelify-sans", "raleway-dots", "tiny5", "vt323"}
CACHED = 3000


class Face:
    """A font in one weight: its letters, and those of its file for further languages."""

    def __init__(self, name, files):
        self.name = name
        self._parts = [(self._read(file)) for file in files]
        self._cache = {}
        self.signs = set().union(*[signs for _, signs in self._parts])
        self.is_capitals = self._is_capitals()

    @staticmethod
    def _read(file):
        font = TTFont(file)
        font.flavor = None
        out = io.BytesIO()
        font.save(out)
        return out.getvalue(), {chr(code) for code in font.getBestCmap()}

    def open(self, sign, size):
        """The part that has this sign; the first one for a space."""
        at = next((at for at, (_, signs) in enumerate(self._parts) if sign in signs), 0)
        if len(self._cache) > CACHED:
            self._cache.clear()
        if (at, size) not in self._cache:
            self._cache[at, size] = ImageFont.truetype(io.BytesIO(self._parts[at][0]), size)
        return self._cache[at, size]

    def has_in_one(self, text):
        return all(sign == " " or sign in self._parts[0][1] for sign in text)

    def _is_capitals(self):
        """Small letters drawn as capitals cannot be told from them."""

        def height(sign):
            _, top, _, bottom = self.open(sign, 100).getbbox(sign)
            return bottom - top

        return abs(height("A") - height("a")) < 6 or abs(height("A") - height("e")) < 6


def load_faces(folder):
    """Hands, print and print of dots, of the packages in this folder."""
    faces = {"hand": [], "print": [], "dots": []}
    for package in sorted(os.listdir(folder)):
        for weight in ("400", "700"):
            files = [
                file
                for subset in ("latin", "latin-ext")
                for file in glob.glob(f"{folder}/{package}/files/{package}-{subset}-{weight}-normal.woff2")
            ]
            if files:
                kind = "dots" if package in DOTTED else "print" if package in PRINTED else "hand"
                faces[kind].append(Face(package, files))
    return faces
