// A second reader that does as the alphabet of the first picture says: dies, hangs, is absent, or reads that word.
process.on('message', ({ id, pictures }) => {
  const word = pictures[0].alphabet;
  if (word === 'die') process.exit(3);
  if (word === 'hang') while (true);
  process.send({ id, read: word === 'absent' ? null : [{ text: word, characters: [] }] });
});
process.on('disconnect', () => process.exit());
