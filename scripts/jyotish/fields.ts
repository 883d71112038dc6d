// The fields that rows of a birth may have.

/** What a row of `kundli` may hold; the last few only go with it. */
export const KUNDLI_FIELDS =
  'id utc local tz lat lon disambiguation uncertaintyMinutes at options name place city country gender note'.split(' ')

/** What a row of a birth may hold beside the birth. */
export const BIRTH_FIELDS =
  'id utc local tz lat lon disambiguation uncertaintyMinutes options name place city note'.split(' ')
