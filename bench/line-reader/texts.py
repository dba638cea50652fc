"""What stands in the boxes of forms, invented: names, places, dates and numbers, and letters without sense."""

import json
import os
import re
import unicodedata

with open(os.path.join(os.path.dirname(__file__), "own-words.json"), encoding="utf8") as written:
    OWN = {key: words.split() for key, words in json.load(written).items()}
# Of persons and of towns and countries, common where asylum is sought from; of streets and towns of the United States;
# short answers, tongues, peoples, faiths, trades.
NAMES, PLACES, STREETS, ANSWERS = (OWN[key] for key in ("names", "places", "streets", "answers"))

# Also as people shorten them.
MONTHS = """
January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug
Sep Sept Oct Nov Dec
""".split()

# To make names that nobody bears.
SYLLABLES = """
ba be bi bo bu ka ke ki ko ku da de di do du fa fe fi fo ga ge gi go gu ha he hi ho hu ja je ji jo ju la le li lo lu
ma me mi mo mu na ne ni no nu pa pe pi po pu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo wa we wi wo xa
xi ya ye yi yo yu za ze zi zo zu ñe ño ña cha che chi sha shi tha kha gha nga nya qui que gue güe guí llo lla rro
rra tza tle cua sto str pri tra bri cla fle gló án én ín ón ún ér ár ís ós ão ção ães cê sé œ ž ł ş ğ ć č š ž ý ö ü
ä å ø æ ë ï
""".split()

# Of texts that get marks without sense.
MARKED_SHARE = 0.1

SHORT = "A B C M F NY TX CA FL NJ MD VA IL None N/A none NONE No Yes X II Jr. Sr.".split()
MARKS = list("-./,#&'()+:;\"’@%*=?!°ªº")
LONGEST = 24


# Of words of packages there are thousands, of each of ours one.
OWN_WORDS_TIMES = 8


def add_words(file, signs):
    """Names and towns beside ours, as `list-words.ts` writes them, but for those with other signs."""
    known = set(signs) | {" "}
    with open(file, encoding="utf8") as written:
        words = json.load(written)
    for own, key in ((NAMES, "names"), (PLACES, "places"), (STREETS, "streets")):
        own[:] = own * OWN_WORDS_TIMES + [word for word in words[key] if set(word) <= known]


def digits(random, count):
    return "".join(random.choice("0123456789") for _ in range(count))


def invent_name(random):
    name = "".join(random.choice(SYLLABLES) for _ in range(random.randint(2, 4)))
    return (name + (random.choice("nsrzlkmtdx") if random.random() < 0.5 else "")).capitalize()


def invent_number(random):
    def some(count):
        return digits(random, count)

    month, day, year = random.randint(1, 12), random.randint(1, 31), random.randint(1940, 2026)
    word = random.choice(MONTHS)
    kinds = [
        f"{month:02d}/{day:02d}/{year}",
        f"{month}/{year}",
        f"{month:02d}/{year}",
        f"{some(3)}-{some(2)}-{some(4)}",
        random.choice(["A", "A-", "A ", "", "A#"]) + some(9),
        f"{some(3)}-{some(3)}-{some(3)}",
        f"({some(3)}) {some(3)}-{some(4)}",
        some(5),
        f"{some(3)}-{some(4)}",
        some(random.randint(1, 4)) + random.choice(["", "A", "B", "C", "D", "-A", "-2"]),
        f"{word} {year}",
        f"{word} {day}, {year}",
        some(random.randint(6, 12)),
        random.choice("ABCDEFGHJKLMNPRSTVXYZ") + random.choice(["", "A", "B", "X"]) + some(random.randint(6, 9)),
        f"{day:02d}-{word}-{year}",
        some(random.randint(1, 3)),
    ]
    return random.choice(kinds)


def mark_letters(text, signs, random):
    """One or two letters get a mark, whatever the language: a network that knows words sees too few tildes."""
    letters = list(text)
    for _ in range(random.randint(1, 2)):
        at = random.randrange(len(letters))
        marked = [sign for sign in signs if sign != letters[at] and take_mark(sign) == letters[at]]
        if marked:
            letters[at] = random.choice(marked)
    return "".join(letters)


def take_mark(sign):
    return unicodedata.normalize("NFD", sign)[0]


def invent_words(random):
    words = []
    for _ in range(random.choice([1, 1, 1, 2, 2, 3])):
        chance = random.random()
        lists = [(0.3, NAMES), (0.45, PLACES), (0.55, STREETS), (0.67, ANSWERS)]
        chosen = next((words_of for below, words_of in lists if chance < below), None)
        words.append(random.choice(chosen) if chosen else invent_name(random))
    text = random.choice([" ", " ", " ", " ", "-", ", ", ", ", ". ", " & "]).join(words)
    if random.random() < 0.1:
        text += random.choice(MARKS) + random.choice(["", digits(random, 1), random.choice(NAMES)])
    return text


def invent_text(random, signs):
    """Up to 24 of these signs; often all capitals, now and then all small."""
    chance = random.random()
    if chance < 0.3:
        text = invent_number(random)
    elif chance < 0.4:
        text = "".join(random.choice(signs) for _ in range(random.randint(2, 10)))
    elif chance < 0.47:
        text = f"{digits(random, random.randint(1, 5))} {random.choice(STREETS)} {random.choice(STREETS)}"
        if random.random() < 0.3:
            text += random.choice([", Apt ", " #", " Apt ", " Apt. ", ", Apt. "]) + digits(random, random.randint(1, 3))
    elif chance < 0.53:
        text = random.choice([", ", ", ", ",", " "]).join([random.choice(PLACES), random.choice(PLACES)])
    elif chance < 0.56:
        text = random.choice(SHORT)
    else:
        text = invent_words(random)
    chance = random.random()
    if chance < 0.28:
        text = text.upper()
    elif chance < 0.36:
        text = text.lower()
    if random.random() < MARKED_SHARE:
        text = mark_letters(text, signs, random)
    return keep_signs(text, set(signs))[:LONGEST].strip()


def keep_signs(text, signs):
    return re.sub(" +", " ", "".join(sign for sign in text if sign in signs)).strip()
