// The astrologer's profile as values of the form.
import type { PracticeAnswer } from '#workers/contract/astrologers/practice.ts'

export function valuesOf(practice: PracticeAnswer) {
  return {
    full_name: practice.full_name,
    phone: practice.phone,
    phone_country: '',
    gender: practice.gender ?? '',
    experience_years: String(practice.experience_years),
    specializations: practice.specializations.join(','),
    languages: practice.languages.join(','),
    bio: practice.bio,
    price_per_min_chat: practice.price_per_min_chat.toFixed(2),
    price_per_min_call: practice.price_per_min_call.toFixed(2),
  } satisfies Record<string, string>
}

export type PracticeValues = Record<keyof ReturnType<typeof valuesOf>, string>
