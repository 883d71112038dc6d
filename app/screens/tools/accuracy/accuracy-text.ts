type BesideWords = Record<'date' | 'node' | 'ours' | 'swiss' | 'build', string> & { instants: number }

export const accuracyText = {
  pageTitle: 'Accuracy: our figures beside published ones',
  description:
    'How far our charts and almanac agree with figures that others have published: worked horoscopes of books, printed almanacs, observatories. Every difference with its reason.',
  title: 'Accuracy',
  lead: (total: number, agreeing: number) =>
    `${total.toLocaleString('en-US')} figures that others have published stand here beside ours: ${agreeing.toLocaleString('en-US')} agree, ${total - agreeing} differ. Each has its source. The comparison is made anew with every change of the engine.`,
  search: 'Search the figures',
  placeholder: 'A festival, a book, a graha, a year',
  submit: 'Search',
  all: 'Show the overview',
  collections: 'What is compared',
  collection: 'Collection',
  figures: 'Figures',
  agree: 'Agree',
  tolerance:
    'Names, signs and dates agree to the letter, numbers within about what their source rounds off: degrees of a chart within 0.04°, of charts that authors of books cast by hand within 0.14°, of a lagna or cusp within 0.25°; instants of the sky within a minute; times of a printed day within three minutes.',
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
  ephemeris: 'The sky itself',
  ephemerisText:
    'Against a reference ephemeris built on JPL DE431, for 120 births from 1900 to 2100, the Moon is never more than 0.09″ off, the Sun 0.06″, the other grahas 0.6″, the true node 1″. Ends of tithis and stars lie within 0.2 seconds, and so do sunrise and moonrise below 60° of latitude.',
  beside: 'Beside the Swiss Ephemeris',
  besideText: ({ date, node, instants, ours, swiss, build }: BesideWords) =>
    `Measured in one run on ${date}, with Node ${node}: our engine ${ours}, and the WebAssembly build of the Swiss Ephemeris ${swiss} (${build}). Errors are those of the apparent longitudes at ${instants} instants from 1900 to 2100, as root of the mean square.`,
  besideReference:
    'The reference comes from the Swiss Ephemeris, too, with its files of JPL DE431. Its error shows how far its own builds differ, ours how far we stand from it. One call of ours gives nine grahas, one of theirs seven bodies, each with latitude, distance and speed.',
  besideWhat: 'Figure',
  theirsSwiss: 'Swiss Ephemeris',
  time: 'Time of a call',
  error: (graha: string) => `Error: ${graha}`,
  errorOfAll: 'Error: all seven',
  /** Names of the collections, for a reader of another language. The figures are as the sources print them. */
  collectionName: (name: string) => name,
  language: '',
} as const
