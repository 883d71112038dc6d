// Problems on screens of admins and astrologers, and of API clients: code → text. English only, because these screens are
// English on the Hindi site too.
import { type Choices, dollars, grouped, type Least, type Most, rupees } from '#workers/contract/errors/problems.ts'

/** The earlier admin; null if unknown. */
type By = { by: string | null }
type Because = By & { reason: string | null }

const name = (by: string | null) => by ?? 'Another admin'
const because = (reason: string | null) => (reason ? `: “${reason}”` : '')

const CLIENT_ACTS: Readonly<Record<string, string>> = {
  block_client: 'blocked this client',
  unblock_client: 'unblocked this client',
  end_logins: 'logged this client out',
  clear_mail_mark: 'cleared the mail mark of this client',
  pay_back: 'paid money of this client back',
}
const POST_FIELDS: Readonly<Record<string, string>> = { content: 'text' }

export const STAFF_PROBLEMS = {
  // Forms of admins and astrologers
  number_missing: 'Please enter a number.',
  whole_months: 'Please enter a whole number of months.',
  two_decimals: 'At most two decimals, please.',
  email_invalid: 'Please enter a valid e-mail.',
  link_line_wrong: 'Each line needs a name, a space and an https address.',
  link_name_too_long: ({ most }: Most) => `A name has at most ${most} characters.`,
  link_address_too_long: ({ most }: Most) => `An address has at most ${most} characters.`,
  stun_address_wrong: 'Please enter addresses like stun:stun.example.com:3478, one a line.',
  too_many_servers: ({ most }: Most) => `At most ${most} servers, please.`,
  too_many_links: ({ most }: Most) => `At most ${most} links, please.`,
  too_many_dollars: ({ most }: Most) => `At most ${grouped(most)} dollars, please.`,
  too_many_rupees: ({ most }: Most) => `At most ${grouped(most)} rupees, please.`,
  price_floor_too_low: ({ least }: Least) => `At least ${least.toFixed(2)} dollars, please.`,
  rupee_rate_too_low: 'At least 1 rupee, please.',
  rate_out_of_range: 'Please enter a whole number from 1 to 10,000,000.',
  rate_fixed: ({ choices }: Choices) => `This rate is fixed at ${choices.join(', ')}.`,
  rate_day_past: 'Calls of that day are reckoned already. Please choose today or a later day.',
  rate_day_far: 'Please choose a day within a year.',
  country_missing: 'Please choose a country.',
  device_missing: 'Please choose a phone or a browser.',
  browser_with_country: 'A browser costs the same in every country: choose all others.',
  stretch_ends_early: 'Each stretch must end after it begins.',
  too_many_stretches: 'At most six stretches a day, please.',
  return_too_late: 'Please choose a time within the next 30 days.',
  month_wrong: 'A month looks like 2026-05.',
  month_name_wrong: 'Please name a month as yyyy-mm.',
  day_wrong: 'A day looks like 2026-05-17.',
  day_too_early: ({ year }: { year: number }) => `Please choose a day from ${year} on.`,
  day_to_come: 'This day is still to come.',
  day_not_over: 'Please choose a day that is over.',
  first_day_missing: 'Please choose the first day.',
  last_day_missing: 'Please choose the last day.',
  days_reversed: 'The last day is before the first one.',
  day_of_check_missing: 'Please choose the day of the check.',
  days_missing: 'Please enter a number of days.',
  days_too_few: 'Please enter at least 1 day.',
  days_too_many: ({ most }: Most) => `Please enter at most ${most} days.`,
  subject_missing: 'Please choose what it is about.',
  bank_reference_missing: 'Please enter the reference of the bank.',
  astrologers_missing: 'Please choose at least one astrologer.',
  payout_above_price: ({ most_paise }: { most_paise: number }) =>
    `At most ${rupees(most_paise)}: a payout is never above the price.`,
  title_missing: 'Please enter a title.',
  title_too_long: ({ most }: Most) => `That title is too long: at most ${most} characters.`,
  tags_too_long: ({ most }: Most) => `Those are too many tags: at most ${most} characters.`,
  post_status_missing: 'Please choose draft or published.',
  posts_missing: 'Please choose at least one post.',
  post_too_large: 'The text of a post can have at most 512 KB.',
  post_images_too_large: ({ most }: Most) => `The images in the text can be ${most} and have 5 MB together, at most.`,
  post_too_many_tags: ({ most }: Most) => `The text of a post can have at most ${most.toLocaleString('en')} tags.`,
  post_pictures_full: ({ held, more, most }: { held: number; more: number; most: number }) =>
    `The pictures of your posts have ${held} MB, and these ${more} MB more. ${most} MB is the most: delete some that you no longer need.`,
  post_pictures_an_hour: ({ minutes, most }: { minutes: number } & Most) =>
    `You can store ${most} MB of pictures in an hour. These can be stored in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  image_metadata:
    'This picture holds data beside the picture, such as where it was taken, which we cannot take out. Please save it as JPEG, PNG or WebP.',
  image_type_wrong: 'Please choose a JPEG, PNG, WebP, GIF or AVIF image.',
  cover_too_large: 'A cover can be at most 5 MB.',
  cover_widths_wrong: 'The smaller widths do not belong to this cover.',
  share_image_too_large: 'The picture for previews can be at most 1 MB.',
  share_image_wrong: 'The picture for previews has 1200 × 630 pixels.',
  // Acts of admins
  client_is_active: 'This client is active already.',
  client_is_blocked: 'This client is blocked already.',
  client_changed: ({ by, act }: By & { act: string | null }) =>
    `${name(by)} ${CLIENT_ACTS[act ?? ''] ?? 'changed something about this client'} in the meantime. Look at it, and decide again.`,
  astrologer_changed: ({ by, fields }: By & { fields: readonly string[] }) =>
    `${name(by)} changed ${fields.join(', ') || 'this astrologer'} in the meantime. Your own changes still stand in the form: close it, look at the astrologer anew, and edit again.`,
  settings_changed: ({ by, fields }: By & { fields: readonly string[] }) =>
    `${name(by)} changed ${fields.join(', ') || 'the settings'} in the meantime. Your own changes still stand in the form: look at them, and save again.`,
  rate_added: ({ by }: By) => `${name(by)} added a rate in the meantime. Please look at the list, and add yours again.`,
  post_changed: ({ fields }: { fields: readonly string[] }) => {
    const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(fields.map((id) => POST_FIELDS[id] ?? id))
    return `This post was saved elsewhere in the meantime.${names && ` Different from yours: ${names}.`}`
  },
  saved_otherwise: 'This was saved with another value meanwhile.',
  posts_changed: ({ titles }: { titles: readonly string[] }) =>
    `The author has changed ${titles.map((title) => `“${title}”`).join(', ')} since you read it. Please read it again.`,
  post_authors_held: ({ titles }: { titles: readonly string[] }) =>
    `${titles.map((title) => `“${title}”`).join(', ')} cannot be approved: the author is not approved, or is suspended. Approve the astrologer first.`,
  post_approved: ({ by }: By) => `${name(by)} approved this post in the meantime.`,
  post_unapproved: ({ by }: By) => `${name(by)} took back the approval of this post in the meantime.`,
  review_removed: ({ by, reason }: Because) => `${name(by)} removed this review in the meantime${because(reason)}.`,
  session_ended: ({ by, reason }: Because) => `${name(by)} ended this session in the meantime${because(reason)}.`,
  payout_reversed: ({ by, reason }: Because) => `${name(by)} reversed this payout in the meantime${because(reason)}.`,
  entry_closed: ({ by }: By) => `${name(by)} has closed this entry in the meantime.`,
  nobody_to_answer: 'There is nobody to write to: the account is closed.',
  nothing_rings: 'Nothing can ring this astrologer: no open page, device or phone.',
  provider_missing: 'This payment provider is not set up here.',
  provider_refused: ({ why }: { why: string | null }) =>
    `The payment provider refused it${why ? `: ${why}` : '.'} The money is in the wallet.`,
  client_money_left: ({ cents }: { cents: number }) => `${dollars(cents)} is left in this wallet.`,
  astrologer_payout_due: ({ paise }: { paise: number }) => `${rupees(paise)} is still due to this astrologer.`,
  // Programs
  body_not_json: 'The body must be JSON.',
  body_not_form: 'The body must be a form (multipart/form-data).',
  twice_in_address: ({ field }: { field: string }) => `"${field}" may appear only once in the address.`,
  twice_in_body: ({ field }: { field: string }) => `"${field}" may appear only once in an object of the body.`,
  twice_in_form: ({ field }: { field: string }) => `"${field}" may appear only once in the form.`,
  idempotency_key_missing: 'This request needs an Idempotency-Key.',
  idempotency_key_wrong: 'An Idempotency-Key has 8 to 128 visible characters.',
  not_answering: ({ names }: { names: readonly string[] }) => `Not answering: ${names.join(', ')}.`,
  ids_wrong: 'Please give ids with commas between them.',
  too_many_ids: ({ most }: Most) => `Please ask for ${most} astrologers at most.`,
  degrees_wrong: 'Please write degrees as a decimal number.',
  degrees_out_of_range: ({ most }: Most) => `Degrees go from −${most} to ${most}.`,
  date_wrong: 'Please write a date as YYYY-MM-DD.',
  side_wrong: 'Please give a birth, or a nakshatra (1–27) and its pada (1–4).',
  too_many_people: 'Up to two people.',
  spot_missing: 'Please give a place, or lat and lon.',
  spot_twice: 'Please give either a place, or lat and lon.',
  spot_half: 'Please give both lat and lon.',
  zone_missing: 'Please give the time zone of this place.',
  zone_without_place: 'A time zone is not a place: please give place, or lat and lon too.',
  time_twice_given: 'Please give either utc, or local with its zone.',
  birth_time_missing: 'Please give the clock time of the birth, or utc.',
  number_wrong: 'Please give a number.',
  object_wrong: 'Please give an object with its fields.',
  search_reversed: 'The last day comes before the first.',
  out_of_range: 'That is out of range.',
  out_of_bounds: ({ least, most }: Least & Most) => `Please stay between ${least} and ${most}.`,
  date_impossible: 'Please give a date that exists, as YYYY-MM-DD, from 1800 to 2200.',
  clock_time_impossible: 'Please give a time of the day, as hh:mm or hh:mm:ss.',
  instant_wrong: 'Please give an instant with its offset, as 2026-11-21T05:30:00Z.',
  choice_unknown: 'This is not a known value.',
  zone_unknown: 'No IANA time zone has this name.',
  zone_day_skipped: 'That day never came in this zone.',
  zone_time_skipped: 'The clocks of this zone never showed that. Say which side counts: earlier or later.',
  zone_time_twice: 'The clocks of this zone showed that twice. Say which one counts: earlier or later.',
} as const
