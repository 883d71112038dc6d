// Names of a birth form's fields. Separate from the parser, which is loaded when a form is sent.
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

/** The typed values, unchanged after an error. */
export type BirthValues = Partial<Record<BirthField, string>>

/** The error of a field of several parts, and the parts that are wrong. */
export type PartsError<Part extends string> = { sentence: string; parts: readonly Part[] }
export const DATE_PARTS = ['day', 'month', 'year'] as const
export type DatePart = (typeof DATE_PARTS)[number]
export const TIME_PARTS = ['hour', 'minute', 'second'] as const
export type TimePart = (typeof TIME_PARTS)[number]

export type BirthErrors = Partial<Record<'name' | 'place' | 'zone', string>> & {
  date?: PartsError<DatePart>
  time?: PartsError<TimePart>
}

/** The selected one of two instants for a clock time that occurred twice. */
export type Reading = 'earlier' | 'later'

export const readingOf = ({ reading }: BirthValues): Reading => (reading === 'later' ? 'later' : 'earlier')

/** `prefix` distinguishes several births in one form. */
export function birthValues(form: FormData, prefix = ''): BirthValues {
  const text = (name: string) => String(form.get(prefix + name) ?? '').slice(0, 200)
  return Object.fromEntries(BIRTH_FIELDS.map((name) => [name, text(name)]))
}
