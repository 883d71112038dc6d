// The fields that rows of a birth may have.

/** Fields of a row of `kundli`; the last few only go with it. */
export const KUNDLI_FIELDS =
  'id utc local tz lat lon disambiguation uncertaintyMinutes at options name place city country gender note'.split(' ')

/** Fields of a row of a birth beside the birth itself. */
export const BIRTH_FIELDS =
  'id utc local tz lat lon disambiguation uncertaintyMinutes options name place city note'.split(' ')
