// The fields of a birth as a form sends them. Apart from the reading of them, which comes when a form is sent.
export const BIRTH_FIELDS = [
  'name',
  'day',
  'month',
  'year',
  'hour',
  'minute',
  'second',
  'half',
  'certainty',
  'place',
  'place_id',
  'sex',
  'zone',
  'reading',
] as const
export type BirthField = (typeof BIRTH_FIELDS)[number]

/** The typed values; they stay as they are when something is wrong. */
export type BirthValues = Partial<Record<BirthField, string>>

export type BirthErrors = Partial<Record<'name' | 'date' | 'time' | 'place' | 'zone', string>>

/** The chosen one of the two instants of a clock time that came twice. */
export type Reading = 'earlier' | 'later'

export const readingOf = ({ reading }: BirthValues): Reading => (reading === 'later' ? 'later' : 'earlier')

/** `prefix` tells the births of one form apart. */
export function birthValues(form: FormData, prefix = ''): BirthValues {
  const text = (name: string) => String(form.get(prefix + name) ?? '').slice(0, 200)
  return Object.fromEntries(BIRTH_FIELDS.map((name) => [name, text(name)]))
}
