export const attachedBirthText = {
  shared: (name: string) => `You share the birth of ${name}`,
  birthOf: (name: string) => `Birth of ${name}`,
  who: 'Relation',
  gender: 'Gender',
  sure: 'The time is known',
  place: 'Place',
  zone: 'Time zone',
  point: 'Coordinates',
  until: 'Shown to both of you until this session ends.',
  untilOver: 'The session has ended: the astrologer no longer sees this birth.',
}
