// Problems of visitors' and clients' input, each with its sentence in English: code → sentence, or what makes it of the
// parameters. A Hindi page has its own for every code (app/errors/hindi/problems.ts).

export type Least = { least: number }
export type Most = { most: number }
/** Wire values, such as the choices of a field. */
export type Choices = { choices: readonly (string | number)[] }

export const grouped = (count: number) => count.toLocaleString('en-US')
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
export const rupees = (paise: number) => `₹${(paise / 100).toFixed(2)}`
const inSeconds = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`)
/** longDay of 2026-05-23: Saturday, May 23. */
export const longDay = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

export const PROBLEMS = {
  // Any field
  value_missing: 'Please fill this in.',
  wrong_format: 'This value has the wrong format.',
  field_missing: 'This is required.',
  no_file: 'This must be a file.',
  unreadable_value: 'That could not be read.',
  text_too_short: ({ least }: Least) => `At least ${grouped(least)} characters, please.`,
  text_too_long: ({ most }: Most) => `At most ${grouped(most)} characters, please.`,
  number_too_small: ({ least }: Least) => `At least ${least}, please.`,
  number_too_large: ({ most }: Most) => `At most ${most}, please.`,
  not_a_choice: ({ choices }: Choices) => `Please choose one of: ${choices.join(', ')}.`,
  not_in_list: 'Please choose one from the list.',
  unknown_field: ({ names }: { names: readonly string[] }) => `There is no field called ${names.join(', ')} here.`,
  control_characters: 'Please leave out control characters.',
  invisible_characters: 'Please leave out invisible characters.',
  reason_missing: 'Please give a reason.',
  reason_too_short: ({ least }: Least) => `Please give a reason of at least ${least} characters.`,
  too_many_writes: ({ seconds }: { seconds: number }) =>
    `That was too much at once. Please wait ${inSeconds(seconds)}.`,
  too_many_tries: ({ seconds }: { seconds: number }) =>
    `Too many tries. Please try again in ${seconds < 90 ? inSeconds(seconds) : inMinutes(Math.ceil(seconds / 60))}.`,
  period_missing: 'Please choose today, week, month or all.',
  // Accounts
  full_name_missing: 'Please enter your name.',
  full_name_too_long: ({ most }: Most) => `A name can have at most ${most} characters.`,
  name_without_letter: 'A name has at least one letter.',
  name_reserved: 'This name could be taken for ours. Please choose another.',
  email_too_long: 'That e-mail address is too long.',
  email_wrong: 'Please enter an e-mail address, like name@example.com.',
  change_objected:
    'Somebody objected to the last change of this address. It stays as it is until an admin has looked at it.',
  phone_wrong: 'Please enter a phone number and its country code, like +1 for the USA.',
  phone_extension: 'Please enter the number without its extension: we reach it only directly.',
  phone_country_unserved: 'We cannot ring numbers in that country yet.',
  phone_is_verified: 'This number is verified. Verify another one under “Phone calls” to replace it.',
  password_missing: 'Please enter your password.',
  password_too_short: ({ least }: Least) => `A password needs at least ${least} characters.`,
  password_too_long: ({ most }: Most) => `A password can have at most ${most} characters.`,
  password_incorrect: 'This password is incorrect.',
  password_common: 'That password is among the most common ones. Please choose another.',
  password_easy: 'That password is easy to guess from your name or ours. Please choose another.',
  otp_wrong: 'The code has six digits.',
  otp_incorrect: 'That code is incorrect or has expired.',
  recovery_code_wrong: 'A recovery code has sixteen letters and digits.',
  recovery_code_incorrect: 'This code is incorrect, or was used before.',
  passkey_missing: 'Please add a passkey to your account first.',
  time_zone_wrong: 'Please choose a time zone, like Asia/Kolkata.',
  photo_type_wrong: 'Please choose a JPEG, PNG or WebP image.',
  photo_broken: 'This photo is broken. Please choose another one.',
  photo_too_large: 'A photo can be at most 5 MB.',
  photo_too_wide: ({ most }: Most) => `A photo can be at most ${most} pixels wide and high.`,
  small_photo_wrong: 'A small photo is a square of 96 pixels at most.',
  small_photo_too_large: 'A small photo can be at most 32 KB.',
  file_too_large: 'A file can be at most 20 MB.',
  image_pixels: ({ most }: Most) => `A picture can have at most ${most} megapixels. Please make it smaller.`,
  file_empty: 'The file is empty, or its length is missing.',
  upload_cut_off: 'The upload was cut off.',
  push_subscription_wrong: 'This is not a push subscription that we can use.',
  clock_time_wrong: 'Please enter a time such as 22:00.',
  quiet_time_missing: 'Please enter both times, or none.',
  quiet_times_equal: 'Please enter two different times.',
  // Registration of astrologers
  years_not_whole: 'Please enter whole years.',
  too_many_years: ({ most }: Most) => `At most ${most} years.`,
  specialization_missing: 'Please name at least one specialization.',
  specialization_too_short: ({ least }: Least) => `Each specialization needs at least ${least} letters.`,
  specialization_too_long: ({ most }: Most) => `Each specialization can have at most ${most} letters.`,
  language_missing: 'Please name at least one language.',
  language_too_short: ({ least }: Least) => `Each language needs at least ${least} letters.`,
  language_too_long: ({ most }: Most) => `Each language can have at most ${most} letters.`,
  too_many_named: 'Please name at most twelve.',
  bio_too_short: ({ least }: Least) => `Please write at least ${least} characters about your work.`,
  price_missing: 'Please enter a price.',
  // Prices on the wire are dollars.
  price_too_low: ({ least }: Least) => `The lowest price is $${least.toFixed(2)} a minute.`,
  price_too_high: ({ most }: Most) => `The highest price is $${most} a minute.`,
  price_decimals: 'Prices have at most two decimals.',
  // Births and places
  name_missing: 'Please enter a name.',
  birth_name_too_long: ({ most }: Most) => `That name is too long: at most ${most} characters.`,
  relation_missing: 'Please choose who this is.',
  birth_date_wrong: 'Please write the date as YYYY-MM-DD.',
  birth_time_wrong: 'Please write the time as hh:mm:ss, up to 23:59:59.',
  uncertainty_too_large: ({ most }: Most) => `At most ${most} minutes, which is an unknown time.`,
  place_missing: 'Please enter a place.',
  place_name_missing: 'Please type the name of a place.',
  place_name_too_long: 'That is too long for the name of a place.',
  place_unknown: 'No place has this name.',
  second_birth_missing: 'A match needs another birth beside the one that is shared.',
  birth_deleted: 'That birth is no longer saved.',
  time_skipped: 'The clocks went forward that day: this time was skipped. Please look again.',
  time_twice: 'The clocks went back that day: this time came twice. Please choose which one is meant.',
  time_impossible: 'No clock shows that time.',
  day_skipped: 'That day was left out of the calendar of this place.',
  day_impossible: 'That day is not in the calendar.',
  year_out_of_range: ({ least, most }: Least & Most) => `The year must be between ${least} and ${most}.`,
  time_zone_unknown: 'That time zone is not known.',
  // Spans of the tools
  search_too_many_days: ({ most }: Most) =>
    `A search covers at most ${most} days. Please ask for a longer time in parts, each from the day after the last one.`,
  search_too_many_years: ({ most }: Most) =>
    `A search covers at most ${most} years. Please ask for a longer time in parts, each from the end of the last one.`,
  too_many_times: ({ most }: Most) =>
    `At most ${most} times are tried. Please take a longer step, or fewer minutes of doubt.`,
  // Consultations and money
  budget_too_small: 'The smallest budget is $1.',
  budget_too_large: 'The largest budget is $10,000.',
  budget_below_start: ({ least_cents }: { least_cents: number }) =>
    `Set aside at least ${dollars(least_cents)} to talk for 2 minutes.`,
  funds_below_start: ({ least_cents }: { least_cents: number }) =>
    `You need at least ${dollars(least_cents)} to talk for 2 minutes.`,
  client_wallet_short: 'There is not that much free money in the client’s wallet.',
  client_cannot_pay: 'The client can no longer pay for this consultation, so it does not begin.',
  rings_in_vain: ({ minutes }: { minutes: number }) =>
    `Twelve of your requests within the last hour came to nothing. You can ask again in ${inMinutes(minutes)}.`,
  booking_needs_phone: 'Please verify your phone number first, so that we can book a time for you.',
  one_booking_at_once: 'You can have one time booked at once. Cancel it first.',
  bookings_missed: ({ day }: { day: string }) =>
    `You missed two booked times. You can book again on ${longDay('en', day)}.`,
  slot_of_another: ({ minutes }: { minutes: number }) =>
    `This time is booked by somebody else. If that client does not come, you can ask in ${inMinutes(minutes)}.`,
  phone_unanswered: ({ times }: { times: number }) =>
    `Your phone was not answered ${times} times today. Please ask for a web call.`,
  phone_price_low: ({ least_cents }: { least_cents: number }) =>
    `Between these two phones, calls start at ${dollars(least_cents)} a minute. Please ask for a web call: it has no lowest price.`,
  not_by_phone: 'This call cannot be taken by phone. Please accept it here.',
  review_reported: 'You have already reported this review.',
  stars_missing: 'Please choose one to five stars.',
  report_too_short: ({ least }: Least) => `Please describe the problem in at least ${least} characters.`,
  amount_missing: 'Please enter an amount.',
  limit_too_low: 'The lowest limit is $1.',
  limit_too_high: 'The highest limit is $100,000.',
  payment_missing: 'Please choose a payment.',
  top_up_missing: 'Please enter an amount in dollars and cents.',
  top_up_too_small: 'The smallest top-up is $5.',
  top_up_too_large: 'The largest top-up is $500.',
  site_closed: 'The site is closed for work for a short while. Please try again in a few minutes.',
  top_ups_off: 'Top-ups are not set up on this server.',
  wallet_money_left: ({ cents }: { cents: number }) =>
    `${dollars(cents)} is left in your wallet. Spend it, ask us for a refund, or give it up in words.`,
  payout_due: ({ paise }: { paise: number }) =>
    `${rupees(paise)} is still due to you. Ask us to pay it out first, or give it up in words.`,
  receipt_not_yet: 'The receipt comes when the session is over.',
  session_files_too_large: 'The files of a session can be 200 MB together at most.',
  session_ended_alone: 'This session has ended in the meantime, without an admin.',
  message_missing: 'Please write a message.',
  message_too_short: ({ least }: Least) => `Please write at least ${least} characters.`,
  reading_empty: 'Please write something first.',
  day_missing: 'Please choose a day.',
  day_words_missing: 'Please write what the day is for.',
  too_many_days: ({ most }: Most) => `At most ${most} days, please.`,
  year_refused: 'Please choose another year.',
  reply_missing: 'Please write an answer.',
  review_report_too_short: ({ least }: Least) => `Please say in at least ${least} characters what is wrong with it.`,
} as const
