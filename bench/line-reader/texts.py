"""What stands in the boxes of forms, invented: names, places, dates and numbers, and letters without sense."""

import re

# Of persons, common where asylum is sought from.
NAMES = """
Maria José Juan Ana Luis Carlos Elena Sofía Miguel Ángel Pedro Lucía Fatima Ahmed Mohammed Yusuf Amina Hassan Olena
Ivan Dmytro Oksana Svetlana Nikolai Wei Ling Xiu Jian Ming Thu Nguyen Linh Minh Rajesh Priya Anil Sunita Gurpreet
Harjit Kwame Abena Chidi Ngozi Emeka Blessing Jean Pierre Marie Claudette Widline Wilner Roseline Tesfaye Almaz
Berhane Selam Hiwot Abebe Zeynep Mehmet Ayşe Emre Łucja Wojciech Małgorzata Jiří Tomáš Šárka Žofia Jürgen Björn Åsa
Søren François Hélène Benoît Zoë Inês João Conceição Antônio Gonçalves Raúl Iván Andrés Óscar Íñigo Úrsula Mónica
Verónica Begoña Toño Nuñez Peña Muñoz Ibáñez Castañeda Quiñones Zúñiga Agüero Güell Argüelles Sánchez González
Rodríguez Hernández Martínez López Pérez Gómez Díaz Álvarez Jiménez Vásquez Velásquez Gutiérrez Mejía García Ramírez
Chávez Córdova Cárdenas Bolívar Guzmán Núñez Ávila Ortíz Ríos Solís Quispe Mamani Huamán Condori Yupanqui Atahualpa
Tzoc Xol Ixchel Tecún Menchú Petrosyan Hovhannisyan Karapetyan Beridze Kapanadze Aliyev Mammadova Karimov Nazarova
Begum Rahman Chowdhury Thapa Gurung Sherpa Perera Fernando Wijesinghe Phiri Banda Moyo Ndlovu Dlamini Okafor Adeyemi
Mensah Diallo Traoré Coulibaly Ouédraogo Kouassi N’Guessan Mbemba Tshisekedi Kabila Mukendi Uwimana Habimana
Niyonzima Nkurunziza Santos Silva Souza Araújo Magalhães Brandão Assunção
""".split()

# Of towns and countries.
PLACES = """
Santa San Puerto Ciudad Villa Nueva El La Los Las Río Barrio Colonia Bogotá Medellín Cúcuta Mérida Táchira Maracaibo
Caracas Petare Managua León Estelí Tegucigalpa Choloma Olancho Ahuachapán Sonsonate Quetzaltenango Huehuetenango
Chichicastenango Oaxaca Chiapas Tapachula Guerrero Michoacán Culiacán Tijuana Querétaro Yucatán Habana Camagüey
Holguín Port-au-Prince Cap-Haïtien Gonaïves Jacmel Quito Guayaquil Cuenca Lima Cusco Ayacucho Puno Cochabamba Potosí
Sucre Asunción Encarnación São Paulo Goiânia Brasília Belém Kyiv Lviv Kharkiv Odesa Minsk Tbilisi Yerevan Baku
Tashkent Samarkand Bishkek Almaty Kathmandu Pokhara Lahore Karachi Peshawar Kabul Herat Kandahar Dhaka Sylhet
Colombo Jaffna Addis Ababa Asmara Mogadishu Hargeisa Khartoum Juba Kampala Kigali Bujumbura Kinshasa Goma Bukavu
Douala Yaoundé Lagos Kano Enugu Accra Kumasi Lomé Abidjan Bamako Conakry Dakar Freetown Monrovia Cairo Aleppo Homs
Damascus Baghdad Mosul Tehran Shiraz Istanbul Diyarbakır Şanlıurfa Guangzhou Fujian Fuzhou Chengdu Xinjiang Kashgar
Lhasa Hanoi Yangon Mandalay Colombia Venezuela Honduras Guatemala Salvador Nicaragua Mexico México Haiti Haïti Cuba
Ecuador Peru Perú Brazil Brasil Ukraine Russia Belarus Georgia Armenia Afghanistan Iran Iraq Syria Turkey Türkiye
Eritrea Ethiopia Somalia Sudan Cameroon Nigeria Ghana Guinea Senegal Congo Burundi Rwanda Uganda Kenya China India
Nepal Bangladesh Pakistan Vietnam
""".split()

# Of streets and towns of the United States.
STREETS = """
Houston Brooklyn Queens Chicago Dallas Phoenix Newark Hialeah Miami Orlando Tampa Atlanta Boston Worcester Denver
Aurora Seattle Tacoma Portland Fresno Oakland Sacramento Anaheim Pasadena Riverside Ontario Elizabeth Paterson
Trenton Yonkers Rochester Buffalo Cleveland Columbus Detroit Dearborn Nashville Memphis Charlotte Durham Raleigh
Richmond Arlington Alexandria Silver Spring Hyattsville Baltimore Laredo McAllen Brownsville Tucson Street St Avenue
Ave Road Rd Drive Dr Lane Ln Court Ct Place Pl Boulevard Blvd Terrace Way Circle Parkway Highway Apt Unit Suite
Floor North South East West N S E W NW SE Oak Elm Maple Pine Cedar Main Washington Lincoln Jefferson Park Lake Hill
River Spruce Walnut Chestnut Sunset Broadway Martin Luther King
""".split()

# Short answers, tongues, peoples, faiths, trades.
ANSWERS = """
Spanish English French Arabic Portuguese Creole Quechua Mandarin Russian Tigrinya Amharic Somali Swahili Pashto Dari
Farsi Urdu Punjabi Bengali Nepali Tamil Turkish Kurdish Uzbek K’iche’ Q’anjob’al Mam Catholic Christian Muslim Hindu
Buddhist Evangelical Pentecostal Orthodox Jewish None N/A NA Unknown Single Married Divorced Widowed Male Female
Present student teacher nurse driver farmer mechanic carpenter electrician cook cleaner seamstress accountant
engineer journalist lawyer merchant vendor construction worker Police Army Company Market School University High
Primary Secondary Instituto Colegio Universidad Escuela Hospital Hotel Restaurant Farm Hacienda Cooperativa Hispanic
Mestizo Black White Asian Indigenous Maya Hausa Igbo Yoruba Oromo Amhara Tigray Kurd Hazara Tajik Pashtun Uyghur Han
Roma B-2 F-1 H-2A PAROLE EWI visa passport attorney mother father sister brother
""".split()

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

SHORT = "A B C M F NY TX CA FL NJ MD VA IL None N/A none NONE No Yes X II Jr. Sr.".split()
MARKS = list("-./,#&'()+:;\"’@%*=?!°ªº")
LONGEST = 24


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
    return keep_signs(text, set(signs))[:LONGEST].strip()


def keep_signs(text, signs):
    return re.sub(" +", " ", "".join(sign for sign in text if sign in signs)).strip()
