// The festivals with a page of their own. The engine computes their dates; the range of days in which each can occur shortens
// its search (tests/unit/tools/festival-dates.test.ts compares with whole years).

export type Festival = {
  /** The engine's id. */
  id: string
  /** The last part of its page's path. */
  slug: string
  /** Month and day: "10-12". */
  from: string
  to: string
}

const festival = (id: string, from: string, to: string): Festival => ({ id, slug: id.replaceAll('_', '-'), from, to })

/** Ordered by date. */
export const FESTIVALS: readonly Festival[] = [
  festival('lohri', '01-10', '01-18'),
  festival('makar_sankranti', '01-11', '01-19'),
  festival('pongal', '01-11', '01-19'),
  festival('vasant_panchami', '01-18', '02-22'),
  festival('maha_shivaratri', '02-08', '03-16'),
  festival('holika_dahan', '02-24', '04-02'),
  festival('holi', '02-25', '04-03'),
  festival('ugadi', '03-10', '04-16'),
  festival('gudi_padwa', '03-10', '04-16'),
  festival('chaitra_navratri', '03-10', '04-16'),
  festival('rama_navami', '03-18', '04-25'),
  festival('hanuman_jayanti', '03-24', '05-01'),
  festival('baisakhi', '04-10', '04-18'),
  festival('vishu', '04-10', '04-18'),
  festival('akshaya_tritiya', '04-14', '05-22'),
  festival('buddha_purnima', '04-24', '05-31'),
  festival('vat_savitri', '05-10', '06-18'),
  festival('rath_yatra', '06-14', '07-22'),
  festival('guru_purnima', '06-28', '08-04'),
  festival('hariyali_teej', '07-16', '08-22'),
  festival('nag_panchami', '07-18', '08-25'),
  festival('raksha_bandhan', '07-28', '09-03'),
  festival('janmashtami', '08-04', '09-12'),
  festival('hartalika_teej', '08-16', '09-22'),
  festival('ganesh_chaturthi', '08-17', '09-24'),
  festival('onam', '08-15', '09-20'),
  festival('anant_chaturdashi', '08-27', '10-04'),
  festival('pitru_paksha', '08-29', '10-06'),
  festival('sharad_navratri', '09-14', '10-21'),
  festival('durga_ashtami', '09-21', '10-28'),
  festival('dussehra', '09-23', '10-30'),
  festival('sharad_purnima', '09-26', '11-04'),
  festival('karwa_chauth', '10-01', '11-08'),
  festival('dhanteras', '10-10', '11-18'),
  festival('diwali', '10-11', '11-20'),
  festival('govardhan_puja', '10-12', '11-21'),
  festival('bhai_dooj', '10-13', '11-22'),
  festival('chhath', '10-17', '11-25'),
  festival('tulasi_vivah', '10-23', '12-01'),
  festival('dev_deepavali', '10-26', '12-05'),
  festival('guru_nanak_jayanti', '10-26', '12-05'),
]

export function festivalOf(slug: string | undefined): Festival | null {
  return FESTIVALS.find((each) => each.slug === slug) ?? null
}
