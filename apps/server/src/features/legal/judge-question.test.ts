import { describe, expect, it } from 'vitest';
import { asksForAdvice, findFlags } from './judge-question.ts';

describe('a question that asks what to do', () => {
  it.each([
    'Should I say no about my arrest?',
    'Will they deny me if I was arrested?',
    'what do I answer in item 22',
    'Is it better to wait a year?',
    'Will I be deported?',
    '¿Qué pongo en la pregunta 22?',
    '¿Me conviene esperar?',
    '¿Debo decir que viajé a mi país?',
    'me van a negar la residencia por eso',
    'lo pongo o mejor no',
    'Is my case strong enough to go alone?',
    'would it look bad if I waited',
    'what will happen to me if they see it',
    'is it good idea to pay him',
    '¿Cree que me la nieguen?',
    '¿usted le pondría que soy soltero?',
    'pago ahora o mejor espero',
  ])('is known: %s', (question) => expect(asksForAdvice(question)).toBe(true));

  it.each([
    'How much is the I-485?',
    'What is an A-Number?',
    '¿Cuánto cuesta el I-485?',
    '¿Qué es un derivado?',
    'Does the form ask about old arrests?',
    'Is it allowed to mail the packet early, or do they only take it after a year?',
    'Do I have to pay for my son?',
    '¿Cómo se quitan las hojas de otra edición?',
    '¿Tengo que pagar por mi hijo?',
  ])('is not seen where there is none: %s', (question) => expect(asksForAdvice(question)).toBe(false));
});

describe('what calls for a lawyer first', () => {
  it.each([
    ['I was arrested for a DUI in 2019', 'arrest'],
    ['me detuvieron y me llevaron a la cárcel', 'arrest'],
    ['I went back to my country for a funeral', 'trip-home'],
    ['viajé a mi país con mi pasaporte', 'trip-home'],
    ['I came in with a fake passport', 'fraud'],
    ['use papeles falsos para trabajar', 'fraud'],
    ['I have a deportation order from 2015', 'prior-removal'],
    ['tengo una orden de deportación', 'prior-removal'],
    ['I did not pay the annual asylum fee', 'unpaid-annual-fee'],
    ['no pagué la tarifa anual', 'unpaid-annual-fee'],
    ['I missed my court hearing', 'court-hearing'],
    ['falté a mi audiencia en la corte', 'court-hearing'],
    ['my husband hits me', 'domestic-violence'],
    ['mi esposo me pega', 'domestic-violence'],
    ['I voted once by mistake', 'citizenship-claim'],
    ['the guerrilla made me carry food', 'armed-group'],
    ['we got divorced last year', 'family-changed'],
    ['I lived with papers in another country before coming to the US', 'third-country'],
    ['I have permanent residence in Brazil', 'resettlement'],
  ])('%s: %s', (question, flag) => expect(findFlags(question)).toContain(flag));

  it('is nothing in a plain question', () => {
    for (const question of ['How much is the I-485?', '¿Cuántas fotos mando?', 'What is an I-94?'])
      expect(findFlags(question)).toEqual([]);
  });
});
