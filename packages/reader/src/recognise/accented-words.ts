import { readFileSync } from 'node:fs';
import { getKnownWords } from '../second-reader/words/known-words.ts';
import { toBase } from './align.ts';

/**
 * Names and places that Spanish, Portuguese and French write with an accent on a letter that stays a letter without it.
 * People
 * often leave it out; so do readers of small or copied print, all of them alike. A text is changed only where the
 * picture shows the accent too.
 */
const accented = `
Adán Águeda Agustín Álvaro Ángel Ángela Ángeles Andrés Aníbal Antón Angélica Anaís Adrián Aarón Bárbara
Belén Benjamín Beltrán Bernabé César Concepción Cristóbal Damián Darío Débora Efraín Édgar Elías Esaú Fabián
Fátima Félix Fermín Germán Gastón Héctor Hernán Inés Íngrid Isaías Iván Jesús Jeremías Joaquín José Josué
Julián Lázaro León Lía Lucía Macías María Martín Matías Máximo Melquíades Míriam Moisés Mónica Nahúm
Napoleón Nicolás Noé Noemí Néstor Óscar Ramón Raúl René Rocío Román Rosalía Rubén Salomón Saúl Sebastián
Simón Sofía Tomás Tobías Úrsula Valentín Verónica Víctor Zacarías Zoé Asunción Álvarez Arévalo Ávila Ávalos
Báez Bermúdez Cárdenas Cáceres Calderón Chávez Chacón Colón Córdova Cortés Dávila Díaz Domínguez Durán
Echeverría Fernández Fúnez Galdámez Galván García Gálvez Garzón Gómez González Guillén Gutiérrez Guzmán
Hernández Jiménez Juárez López Luján Márquez Martínez Mejía Meléndez Méndez Menjívar Monzón Morán Nájera
Narváez Ortíz Páez Peláez Pérez Pinzón Ramírez Rendón Ríos Río Rincón Rodríguez Roldán Sáenz Sánchez Solís
Solórzano Suárez Tabaré Téllez Tobón Valdés Valdéz Vásquez Vázquez Vélez Véliz Velásquez Velázquez Yánez
Alarcón Aragón Bolívar Bogotá Medellín Ibagué Cúcuta Popayán Montería Quindío Boyacá Chocó Córdoba Atlántico
Caquetá Yucatán Michoacán Querétaro Potosí Mérida Cancún Culiacán Mazatlán Tehuacán Chiriquí Junín Áncash
Huánuco Apurímac Táchira Falcón Anzoátegui Guárico Maturín Cumaná Petén Quiché Sololá Totonicapán
Sacatepéquez Suchitepéquez Copán Atlántida Intibucá Ahuachapán Cuscatlán Usulután Morazán Unión Estelí Limón
Tarrazú Pétion Léogâne Jérémie Gonaïves Grand Goâve Cap Haïtien Québec Montréal Brasília São Paraná Ceará
Goiás Maranhão Pará Rondônia Amapá Piauí Espírito Santarém Belém Maceió Niterói João Antônio Sebastião
Conceição Mônica Vitória Luís Luíza Júlio Júlia Lúcio Márcia Mário Marcílio Fábio Flávio Otávio Patrício
Rogério Sérgio Sílvio Tânia Vinícius Cláudia Cláudio Érica Antônia Gonçalves Araújo Assunção Falcão
Guimarães Magalhães Simões Brandão Leão Cândido Patrícia Letícia Aurélio Emília Cecília André Éric Émile
Émilie Étienne Hélène Jérôme Joséphine Léa Léon Léonie Michèle Mélanie Noël Rémy Sébastien Stéphane
Stéphanie Thérèse Valérie Geneviève Frédéric Frédérique Édouard Élise Élisabeth Gérard Gérald Rénald Désir
Désiré Nadège Évens Dieudonné Aimé Jardín Educación Construcción Peluquería Panadería Carnicería Ferretería
Librería Zapatería Tecnológico Técnico Básica Autónoma Católica Politécnica Pública República Constitución
Revolución Estación Mecánica Clínica Fábrica Agrícola Núñez Ibáñez Ordóñez Zúñiga Yáñez Muñoz Peña Castañeda
Acuña Bolaños Quiñones Treviño Montaño Avendaño Patiño Briceño Carreño Cedeño Ureña Begoña España Español
École Académie Lycée Collège Université Hôpital Église Société Élémentaire Évangélique Démocratique Générale
Ingeniería Psicología Informática Matemáticas Biología Química Física Música Médico Médica Mecánico Eléctrico
Electrónica Economía Administración Producción Teología Pedagogía Policía Guardería Joyería Cafetería Heladería
Pastelería Taquería Lavandería Tapicería Plomería Jardinería Albañilería Comunicación Educação
Amílcar Adérito Arménio Gonçalo Hélder Márcio Paixão
Simão Tomé Camagüey Agüero Argüello Güemes Holguín Esperança França Lourenço Mendonça Moçambique Jazmín Yazmín
Crispín Serafín Anahí Citlalí Eloísa Heloísa Élie Régis Limbé Présumé
Ñáñez Thaís Inês
`;

const readList = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
/** With names of people and towns that nobody writes without (bench/list-words.ts). */
const accentedByBare = new Map<string, string[]>();
for (const word of `${readList('./accented-names.txt')} ${accented}`.toLowerCase().split(/\s+/)) {
  const bare = toBase(word);
  const ways = accentedByBare.get(bare) ?? [];
  if (bare !== word && !ways.includes(word)) accentedByBare.set(bare, [word, ...ways]);
}

/** How a word without accents is commonly written, in small letters; null where it is commonly written without. */
export const findAccented = (word: string): string | null =>
  toBase(word) === word.toLowerCase() ? (accentedByBare.get(word.toLowerCase())?.[0] ?? null) : null;

/** Whether a text has a word without accents that is commonly written with one. */
export const mayLackAccent = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => findAccented(word) !== null);

/** The letters of words that somebody writes with a mark (bench/list-words.ts). */
const markedWords = new Set(readList('./marked-words.txt').trimEnd().split('\n'));

/** Whether a text has a word without marks that somebody writes with one: `Gasior` for Gąsior. */
export const mayLackMark = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => markedWords.has(word));

/** Whether a word, written without marks, is a known one that nobody writes with any: `Road`, `Philadelphia`. */
export function isBareWord(word: string): boolean {
  const bare = word.toLowerCase();
  return (
    bare.length > shortestBare &&
    getKnownWords().has(bare) &&
    !markedWords.has(bare) &&
    !accentedByBare.has(bare)
  );
}
const shortestBare = 3;

/** The ways in which a word is commonly written with accents, in small letters; none where it is commonly written without. */
export const listAccented = (word: string): readonly string[] => accentedByBare.get(toBase(word)) ?? [];
