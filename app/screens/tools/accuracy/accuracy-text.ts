export const accuracyText = {
  pageTitle: 'Accuracy: our figures beside published ones',
  description:
    'How far our charts and almanac agree with figures that others have published: worked horoscopes of books, printed almanacs, observatories. Every difference with its reason.',
  title: 'Accuracy',
  lead: (total: number, agreeing: number) =>
    `${total} figures that others have published stand here beside ours: ${agreeing} agree, ${total - agreeing} differ. Each has its source. The comparison is made anew with every change of the engine.`,
  search: 'Search the figures',
  placeholder: 'A festival, a book, a graha, a year',
  submit: 'Search',
  all: 'Show the overview',
  collections: 'What is compared',
  collection: 'Collection',
  figures: 'Figures',
  agree: 'Agree',
  differing: 'Where they differ',
  noneDiffers: 'None of them differs.',
  found: (shown: number, total: number) =>
    shown < total ? `${total} figures found; the first ${shown} are shown.` : `${total} found`,
  none: (words: string) => `No figure for “${words}”`,
  noneHint: 'Try the name of a festival, a graha or a book, or a year.',
  source: 'Source: ',
  name: 'Case',
  what: 'Figure',
  theirs: 'Theirs',
  ours: 'Ours',
  same: 'the same',
  ephemeris: 'The sky itself',
  ephemerisText:
    'Against a reference ephemeris built on JPL DE431, for 120 births from 1900 to 2100, the Moon is never more than 0.09″ off, the Sun 0.06″, the other grahas 0.6″, the true node 1″. Ends of tithis and stars lie within 0.2 seconds, and so do sunrise and moonrise below 60° of latitude.',
} as const
