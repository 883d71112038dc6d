export const attachedBirthText = {
  shared: (name: string) => `You share the birth of ${name}`,
  sharedTwo: (a: string, b: string) => `You share the births of ${a} and ${b}`,
  sharedBefore: (name: string) => `You shared the birth of ${name}`,
  sharedTwoBefore: (a: string, b: string) => `You shared the births of ${a} and ${b}`,
  birthOf: (name: string) => `Birth of ${name}`,
  birthsOf: (a: string, b: string) => `Births of ${a} and ${b}`,
  who: 'Relation',
  /** “Myself” is the client, to the other side. */
  client: 'The client',
  gender: 'Gender',
  sure: 'The time is known',
  place: 'Place',
  zone: 'Time zone',
  point: 'Coordinates',
  until: 'Shown to both of you until this session ends.',
  untilOver: 'The session has ended: the astrologer no longer sees this birth.',
}
