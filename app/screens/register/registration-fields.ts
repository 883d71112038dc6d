// The fields of each step of an astrologer's registration.
import type { AstrologerField } from '#app/screens/astrologer-register/astrologer-body.ts'

export const STEPS: readonly { title: 'you' | 'practice' | 'prices'; fields: readonly AstrologerField[] }[] = [
  { title: 'you', fields: ['full_name', 'email', 'phone', 'phone_country', 'gender', 'password'] },
  { title: 'practice', fields: ['experience_years', 'specializations', 'languages', 'bio'] },
  { title: 'prices', fields: ['price_per_min_chat', 'price_per_min_call'] },
]

/** The step of the first of these fields; undefined for none of them. */
export function stepOf(names: readonly string[]): number | undefined {
  const step = STEPS.findIndex(({ fields }) => fields.some((field) => names.includes(field)))
  return step < 0 ? undefined : step
}
