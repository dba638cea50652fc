/** Where invented families come from. `spellings`: names of the country that mean the same. */
export interface Origin {
  readonly country: string;
  readonly spellings: readonly string[];
  readonly nationality: string;
  readonly towns: ReadonlyArray<readonly [town: string, province: string]>;
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
  readonly streets: readonly string[];
}

export const origins: readonly Origin[] = [
  {
    country: 'Honduras',
    spellings: ['Honduras', 'HONDURAS', 'Republic of Honduras'],
    nationality: 'Hondureña',
    towns: [
      ['Tela', 'Atlántida'],
      ['San Pedro Sula', 'Cortés'],
      ['Juticalpa', 'Olancho'],
    ],
    women: ['María José', 'Inés', 'Xiomara', 'Dulce'],
    men: ['José', 'Óscar', 'Wilmer', 'Ángel'],
    families: ['Núñez Paz', 'Suazo', 'Mejía López', 'Bonilla'],
    streets: ['Barrio El Centro, Calle 3', 'Avenida Morazán 14', 'Colonia Satélite, Casa 8'],
  },
  {
    country: 'Venezuela',
    spellings: ['Venezuela', 'VENEZUELA', 'Bolivarian Republic of Venezuela'],
    nationality: 'Venezuelan',
    towns: [
      ['Maracaibo', 'Zulia'],
      ['Mérida', 'Mérida'],
      ['Ciudad Guayana', 'Bolívar'],
    ],
    women: ['Yulimar', 'Andreína', 'Sofía', 'Belén'],
    men: ['Jesús', 'Andrés', 'Héctor', 'Rómulo'],
    families: ['Peña', 'Gutiérrez Rojas', 'Colmenares', 'Arráiz'],
    streets: ['Avenida Bella Vista 102', 'Calle 72 No. 9', 'Urbanización La Floresta, Torre B'],
  },
  {
    country: 'Haiti',
    spellings: ['Haiti', 'Haïti', 'HAITI'],
    nationality: 'Haitian',
    towns: [
      ['Gonaïves', 'Artibonite'],
      ['Jacmel', 'Sud-Est'],
      ['Cap-Haïtien', 'Nord'],
    ],
    women: ['Wideline', 'Rose-Merline', 'Fabiola', 'Édeline'],
    men: ['Jean-Robert', 'Frantz', 'Wilner', 'Stéphane'],
    families: ['Saint-Fleur', "D'Meza", 'Toussaint', 'Étienne'],
    streets: ['Rue Stenio Vincent 5', 'Avenue Baranquilla 21', 'Rue 12 L'],
  },
  {
    country: 'Turkey',
    spellings: ['Turkey', 'Türkiye', 'TURKEY'],
    nationality: 'Turkish',
    towns: [
      ['Diyarbakır', 'Diyarbakır'],
      ['Muş', 'Muş'],
      ['İzmir', 'İzmir'],
    ],
    women: ['Ayşe', 'Gülistan', 'Zeynep', 'Şirin'],
    men: ['Mehmet', 'Ömer', 'Çetin', 'Rıza'],
    families: ['Yıldız', 'Kaya', 'Öztürk', 'Demirtaş'],
    streets: ['Gevran Caddesi 44', 'Lise Sokak 7', 'Atatürk Bulvarı 110'],
  },
  {
    country: 'Cameroon',
    spellings: ['Cameroon', 'Cameroun', 'CAMEROON'],
    nationality: 'Cameroonian',
    towns: [
      ['Bamenda', 'North West'],
      ['Kumba', 'South West'],
      ['Douala', 'Littoral'],
    ],
    women: ['Manka', 'Bih', 'Ngum', 'Delphine'],
    men: ['Tah', 'Che', 'Nkwain', 'Emmanuel'],
    families: ['Ngwa', "N'Kembe", 'Fonyuy', 'Asongwe'],
    streets: ['Commercial Avenue 18', 'Mile 3 Nkwen', 'Fiango Quarters 2'],
  },
  {
    country: 'Afghanistan',
    spellings: ['Afghanistan', 'AFGHANISTAN', 'Islamic Republic of Afghanistan'],
    nationality: 'Afghan',
    towns: [
      ['Herat', 'Herat'],
      ['Kabul', 'Kabul'],
      ['Ghazni', 'Ghazni'],
    ],
    women: ['Zahra', 'Nasrin', 'Maryam', 'Laila'],
    men: ['Ahmad', 'Noor', 'Reza', 'Hamid'],
    families: ['Rahimi', 'Al-Hashimi', 'Karimzada', 'Noorzai'],
    streets: ['Street 4, District 13', 'Darwaz-e Khosh 9', 'Karte Char 31'],
  },
];

/** Countries on the way, where some have lived. */
export const thirdCountries = [
  { country: 'Mexico', town: 'Tapachula', street: 'Calle Central 20' },
  { country: 'Brazil', town: 'Manaus', street: 'Rua Ramos Ferreira 77' },
  { country: 'Chile', town: 'Iquique', street: 'Calle Tarapacá 310' },
] as const;

export const usHomes = [
  { street: '12 Elm Street', unit: '4B', city: 'Tampa', state: 'FL', stateName: 'Florida', zip: '33602' },
  {
    street: '2200 North Kings Highway',
    unit: '',
    city: 'St. Louis',
    state: 'MO',
    stateName: 'Missouri',
    zip: '63113',
  },
  { street: '77 Cedar Avenue', unit: '12', city: 'Dayton', state: 'OH', stateName: 'Ohio', zip: '45402' },
  { street: '905 Oak Blvd.', unit: '', city: 'Houston', state: 'TX', stateName: 'Texas', zip: '77002' },
  {
    street: '31 West 9th Place',
    unit: '2',
    city: 'Newark',
    state: 'NJ',
    stateName: 'New Jersey',
    zip: '07102',
  },
  { street: '640 Maple Road', unit: '', city: 'Omaha', state: 'NE', stateName: 'Nebraska', zip: '68102' },
  {
    street: '18 Harbor Lane',
    unit: '7A',
    city: 'Boston',
    state: 'MA',
    stateName: 'Massachusetts',
    zip: '02108',
  },
] as const;

export const usEmployers = [
  ['Sunrise Bakery', 'Baker'],
  ['Lone Star Roofing LLC', 'Roofer'],
  ['Harbor Fish & Co.', 'Packer'],
  ['Green Valley Nursery', 'Gardener'],
  ['Casa Blanca Restaurant', 'Line cook'],
  ['Swift Movers Inc.', 'Driver'],
] as const;

export const homeEmployers = [
  ['Colegio San Martín', 'Teacher'],
  ['Radio Progreso', 'Journalist'],
  ['Army of the Republic', 'Soldier'],
  ['Central Prison', 'Guard'],
  ['Farmacia Luz', 'Pharmacist'],
  ['Market stall, own business', 'Trader'],
] as const;

export const ports = [
  ['Laredo, Texas', 'Paroled'],
  ['Miami, FL', 'B-2 visitor'],
  ['Newark NJ', 'B1/B2'],
  ['San Diego, California', 'Paroled'],
] as const;
