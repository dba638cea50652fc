"""Pictures of lines as the reader cuts them out of forms: written or printed, then copied, faxed, worn."""

import math

import cv2
import numpy as np
from PIL import Image, ImageDraw

from texts import invent_text, keep_signs

SIZE = 64
INK_LIMIT = 150
ROWS = 48
STRETCH = 1.35
ROOM = 5
# Block letters are the middle lines of printed ones, gone over with a ballpoint pen.
BY_HAND = ("hand", "block")
OF_PRINT = ("pins", "block")
KINDS = [("hand", 0.58), ("block", 0.65), ("print", 0.9), ("dots", 0.91), ("pins", 1)]
# Widths of the pen's line, of letters with an em of SIZE.
PENS = [3, 4, 5, 6, 7]


def draw_line(random, faces, signs):
    """A picture at 300 dpi, ink 0 and paper 255, and its text."""
    while True:
        text = invent_text(random, signs)
        chance = random.random()
        kind = next(kind for kind, below in KINDS if chance < below)
        face = random.choice(faces["print" if kind in OF_PRINT else kind])
        if face.is_capitals or (kind in OF_PRINT and random.random() < 0.8):
            text = keep_signs(text.upper(), set(signs))
        text = keep_signs(text, face.signs | {" "})
        if text == "":
            continue
        ink = strike_pins(text, face, random) if kind == "pins" else write(text, face, kind, random)
        picture = None if ink is None else wear(trim(ink, 6), kind in BY_HAND, random)
        if picture is not None:
            return join_dots(picture) if kind == "pins" and random.random() < 0.7 else picture, text


def trim(ink, room):
    rows, columns = np.where(ink > 0.3)
    if len(rows) == 0:
        return ink
    top, left = max(0, rows.min() - room), max(0, columns.min() - room)
    return ink[top : rows.max() + room + 1, left : columns.max() + room + 1]


def write(text, face, kind, random):
    """Ink from 0 to 1; letters of a hand differ each from the last of its kind, those of joined writing less."""
    by_hand = kind in BY_HAND
    pen = random.choice(PENS) if kind == "block" or (kind == "hand" and random.random() < 0.2) else None
    first = face.open("x", SIZE)
    ascent, descent = first.getmetrics()
    baseline, height = ascent + SIZE // 2, ascent + descent + SIZE
    joined = kind == "hand" and random.random() < 0.65
    unsteady = random.random() * (0.36 if joined else 1.2) if by_hand else 0
    gap = choose_gap(by_hand, joined, random)
    width = int(1.3 * (sum(face.open(sign, SIZE).getlength(sign) for sign in text) + abs(gap) * len(text))) + 4 * SIZE
    if face.has_in_one(text) and ((not by_hand and random.random() < 0.7) or (joined and unsteady < 0.1)):
        sheet = Image.new("L", (width, height), 0)
        ImageDraw.Draw(sheet).text((SIZE, baseline - ascent), text, font=first, fill=255)
        return go_over(np.asarray(sheet), pen)
    sheet = np.zeros((height, width), np.float32)
    x, drift = float(SIZE), random.gauss(0, 0.012) if by_hand else 0
    for sign in text:
        advance = face.open(sign, SIZE).getlength(sign)
        if sign != " ":
            lift = drift * (x - SIZE)
            letter = draw_letter(sign, face, advance, baseline, height, unsteady, lift, pen, random)
            lay(sheet, letter, int(round(x)) - SIZE)
        x += advance * (1 + 0.05 * unsteady * random.gauss(0, 1)) + gap
        if x > width - SIZE:
            return None
    return sheet


def choose_gap(by_hand, joined, random):
    if not by_hand:
        return random.choice([0, 0, 0, 0.02, 0.05, 0.1, 0.2]) * SIZE * random.random()
    return random.uniform(-0.01, 0.02) * SIZE if joined else random.uniform(-0.04, 0.14) * SIZE


def lay(sheet, letter, left):
    start, end = max(0, left), min(sheet.shape[1], left + letter.shape[1])
    if end > start:
        sheet[:, start:end] = np.maximum(sheet[:, start:end], letter[:, start - left : end - left])


def go_over(picture, pen):
    """Ink 255, to ink 1: as it is, or its middle lines in one width."""
    if pen is None:
        return picture.astype(np.float32) / 255
    middle = cv2.ximgproc.thinning((picture > 128).astype(np.uint8) * 255)
    line = cv2.dilate(middle, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (pen, pen)))
    return cv2.GaussianBlur(line, (0, 0), 0.8).astype(np.float32) / 255


def draw_letter(sign, face, advance, baseline, height, unsteady, lift, pen, random):
    size = max(8, int(SIZE * (1 + 0.04 * unsteady * random.gauss(0, 1))))
    font = face.open(sign, size)
    sheet = Image.new("L", (int(advance) + 2 * SIZE + 8, height), 0)
    ImageDraw.Draw(sheet).text((SIZE, baseline - font.getmetrics()[0]), sign, font=font, fill=255)
    letter = go_over(np.asarray(sheet), pen)
    if unsteady == 0:
        return letter
    lean, turn, rise = [share * unsteady * random.gauss(0, 1) for share in (0.05, 0.03, 0.03)]
    wide, tall = [1 + 0.06 * unsteady * random.gauss(0, 1) for _ in range(2)]
    turned = np.array(
        [[math.cos(turn) * wide, -lean - math.sin(turn), 0], [math.sin(turn), math.cos(turn) * tall, 0]], np.float32
    )
    middle = np.array([SIZE + advance / 2, baseline], np.float32)
    turned[:, 2] = middle - turned[:, :2] @ middle + np.array([0, rise * SIZE + lift], np.float32)
    return cv2.warpAffine(letter, turned, (letter.shape[1], height))


def strike_pins(text, face, random):
    """A printer with a column of pins: letters on a coarse grid, a dot for each cell."""
    if not face.has_in_one(text):
        return None
    size = random.choice([36, 40, 44, 48])
    font = face.open("x", size)
    sheet = Image.new("L", (int(font.getlength(text)) + 2 * size, 2 * size), 0)
    ImageDraw.Draw(sheet).text((size, size // 4), text, font=font, fill=255)
    letters = np.asarray(sheet, np.float32) / 255
    rows_of, _ = np.where(letters > 0.5)
    if len(rows_of) == 0:
        return None
    letters = letters[max(0, rows_of.min() - 2) : rows_of.max() + 3]
    row = size * 0.103 * random.uniform(0.92, 1.05)
    column = row * random.uniform(0.5, 1) * random.uniform(0.9, 1.2)
    rows, columns = int(letters.shape[0] / row) + 1, int(letters.shape[1] / column) + 1
    struck = cv2.resize(letters, (columns, rows), interpolation=cv2.INTER_AREA) > random.uniform(0.3, 0.5)
    step, across = 8, max(3, int(8 * column / row))
    dots = np.zeros(((rows + 2) * step, (columns + 2) * across), np.float32)
    radius, weak = int(round(random.uniform(0.36, 0.58) * step)), random.randint(0, rows * 3)
    for y, x in zip(*np.where(struck)):
        strength = (1 - 0.3 * random.random()) * (random.uniform(0.2, 0.7) if y == weak else 1)
        centre = (int((x + 1.5) * across), int((y + 1.5) * step))
        cv2.circle(dots, centre, radius, strength, -1, cv2.LINE_AA)
    return dots


def join_dots(picture):
    """As `join-dots.ts` does it: dots spread until they run together, what they make dark again."""
    spread = cv2.GaussianBlur(picture.astype(np.float32), (0, 0), 2.2)
    black = np.percentile(spread[picture < INK_LIMIT], 30) if (picture < INK_LIMIT).any() else 0
    return np.clip((spread - black) * 255 / max(1, 235 - black), 0, 255).astype(np.uint8)


def make_mottle(shape, cell, random):
    height, width = shape
    grain = np.random.RandomState(random.getrandbits(31))
    coarse = grain.randn(max(2, int(height / cell) + 2), max(2, int(width / cell) + 2)).astype(np.float32)
    return cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)


def wear(ink, by_hand, random):
    """From ink to the reader's crop: pen, paper, copier, scanner, and what is left of the form around; None if too big."""
    dpi = random.choice([120, 150, 150, 200, 200, 200, 200, 204, 300, 300])
    page = scan(ink, dpi, by_hand, random)
    if page is None:
        return None
    page, two_tone = copy(page, dpi, random)
    soil(page, dpi, two_tone, random)
    if random.random() < 0.3:
        page = compress(page, random)
    scale = 300 / dpi * random.uniform(0.97, 1.03)
    size = (max(4, int(page.shape[1] * scale)), max(4, int(page.shape[0] * scale)))
    crop = cv2.resize(page, size, interpolation=cv2.INTER_LINEAR)
    if not two_tone and random.random() < 0.3:
        crop = cv2.GaussianBlur(crop, (0, 0), random.uniform(0.3, 1))
    darkest = np.percentile(crop, 1)
    darkest = darkest if darkest < 0.84 else 0.55
    return (np.pad(np.clip((crop - darkest) / (0.92 - darkest), 0, 1), 10, constant_values=1) * 255).astype(np.uint8)


def scan(ink, dpi, by_hand, random):
    height, width = ink.shape
    points = random.uniform(7, 14) if by_hand else random.uniform(6.5, 12.5)
    scale = points / 72 * dpi / height * (1 if height > 60 else 0.8)
    lean = random.gauss(0, 0.12) if by_hand else random.choice([0, 0, 0, 0.15]) * random.random()
    wide = scale * (random.uniform(0.75, 1.35) if by_hand else random.uniform(0.85, 1.15))
    slope = random.gauss(0, 0.008) * wide
    size = (int(wide * width + abs(lean) * scale * height + 16), int(scale * height + abs(slope * width) + 9))
    if min(size) < 4 or size[0] > 2600:
        return None
    laid = np.array(
        [[wide, -lean * scale, max(0, lean * scale * height) + 4], [slope, scale, 4 - min(0, slope * width)]], np.float32
    )
    chance = random.random()
    if chance < 0.18:
        ink = cv2.dilate(ink, np.ones((3, 3)) if random.random() < 0.6 else np.ones((5, 5)))
    elif chance < 0.34:
        ink = cv2.erode(ink, np.ones((3, 3)))
    ink = cv2.GaussianBlur(ink, (0, 0), max(0.3, 0.42 / scale) * random.uniform(0.7, 1.3))
    return 1 - cv2.warpAffine(ink, laid, size) * (1 - random.choice([0, 0, 0.1, 0.2, 0.35]))


def copy(page, dpi, random):
    """The page, paper 1 and ink 0, and whether it has only two tones."""
    shape = page.shape
    grain = np.random.RandomState(random.getrandbits(31))
    worn = random.random()
    if worn < 0.22:
        broken = 1 - random.uniform(0.1, 0.5) * np.maximum(0, make_mottle(shape, random.uniform(1.5, 8), random))
        faint = np.clip(1 - 0.25 * make_mottle(shape, 40, random), 0.3, 1)
        page = 1 - (1 - page) * np.clip(broken, 0, 1) * faint
    if random.random() < 0.35:
        page = cv2.GaussianBlur(page, (0, 0), random.uniform(0.3, 0.9) * dpi / 200)
    if random.random() < 0.5:
        page = page + grain.randn(*shape) * random.uniform(0.005, 0.08)
    for _ in range(random.randint(1, 3) if worn > 0.72 else 0):
        gain, middle = random.uniform(3, 12), random.uniform(0.4, 0.72)
        page = page + make_mottle(shape, random.uniform(2, 6), random) * random.uniform(0, 0.1)
        page = cv2.GaussianBlur(1 / (1 + np.exp(-gain * (page - middle))), (0, 0), random.uniform(0.3, 0.8))
    if random.random() >= 0.34:
        return page.astype(np.float32), False
    return fax(page, random), True


def fax(page, random):
    """Two tones, often with half the rows, now and then one of them lost."""
    height, width = page.shape
    grain = np.random.RandomState(random.getrandbits(31))
    if random.random() < 0.55:
        halved = cv2.resize(page, (width, max(4, height // 2)), interpolation=cv2.INTER_AREA)
        halved = halved + grain.randn(*halved.shape) * random.uniform(0, 0.08)
        page = cv2.resize(halved, (width, height), interpolation=cv2.INTER_NEAREST)
    page = (page > random.uniform(0.42, 0.75)).astype(np.float32)
    if random.random() < 0.06:
        row = random.randint(1, height - 1)
        page[row] = page[row - 1]
    return page


def soil(page, dpi, two_tone, random):
    """Specks, pieces of rules, and the gap where a rule was taken out."""
    height, width = page.shape
    if random.random() < (0.45 if two_tone else 0.2):
        for _ in range(int(width * height / (dpi / 25.4) ** 2 * 3 ** random.uniform(-3.5, 1))):
            place = (random.randint(0, width - 1), random.randint(0, height - 1))
            cv2.circle(page, place, 0 if random.random() < 0.7 else 1, random.choice([0, 0, 0, 1.0]), -1)
    for _ in range(random.randint(1, 3) if random.random() < 0.1 else 0):
        length = random.randint(2, max(3, int(width * 0.25)))
        left, row = random.randint(0, max(1, width - length)), random.choice([0, 1, height - 2, height - 3])
        page[row, left : left + length] = np.minimum(page[row, left : left + length], random.uniform(0.1, 0.7))
    if random.random() < 0.08:
        column, top = random.choice([random.randint(0, 2), width - 2 - random.randint(0, 2)]), random.randint(0, height // 2)
        piece = slice(top, top + random.randint(2, height))
        page[piece, column] = np.minimum(page[piece, column], random.uniform(0.1, 0.7))
    if random.random() < 0.06:
        row = random.randint(height // 2, height - 1)
        page[row : row + max(1, dpi // 150)] = 1


def compress(page, random):
    tones = (np.clip(page, 0, 1) * 200 + random.randint(20, 50)).astype(np.uint8)
    _, file = cv2.imencode(".jpg", tones, [cv2.IMWRITE_JPEG_QUALITY, random.randint(35, 85)])
    tones = cv2.imdecode(file, cv2.IMREAD_GRAYSCALE).astype(np.float32) / 255
    return tones / max(np.percentile(tones, 90), 0.3)


def prepare_line(picture):
    """As `prepare-line.ts` does it: the ink with a little room, in 48 rows, wider than it is."""
    rows, columns = np.where(picture < INK_LIMIT)
    if len(rows) == 0:
        return None
    left, top = max(0, columns.min() - ROOM), max(0, rows.min() - ROOM)
    across = min(picture.shape[1], columns.max() + 1 + ROOM) - left
    down = min(picture.shape[0], rows.max() + 1 + ROOM) - top
    width = min(2400, max(16, round(across * ROWS / down * STRETCH)))
    x = (left + (np.arange(width) + 0.5) * across / width - 0.5).astype(np.float32)
    y = (top + (np.arange(ROWS) + 0.5) * down / ROWS - 0.5).astype(np.float32)
    return cv2.remap(picture, *np.meshgrid(x, y), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
