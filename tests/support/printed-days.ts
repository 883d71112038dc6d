// Day pages as drikpanchang.com printed them for 2023 (its calendar feed; the place is the one that fits all its sunrises
// and sunsets, near Mirzapur). It prints minutes without seconds, and its Sun differs from ours by up to 35″, which moves
// the ends of tithis by a minute or two and those of stars by less.
export const PRINTED_PLACE = { lat: 25.1, lon: 82.45 }

export type Printed = {
  sun: string
  /** Moonrise and moonset within the civil day or after midnight (+). */
  moon: string
  rahu: string
  gulika: string
  yamaganda: string
  abhijit: string
  dur: string
  varjyam: string
  amrit: string
  tithi: string
  star: string
}

// A time after midnight carries a plus. Windows by their beginnings and ends.
export const PRINTED_DAYS: Record<string, Printed> = {
  '2023-01-01': {
    sun: '06:45 17:21',
    moon: '13:12 +02:35',
    rahu: '16:02 17:21',
    gulika: '14:42 16:02',
    yamaganda: '12:03 13:23',
    abhijit: '11:42 12:24',
    dur: '15:57 16:39',
    varjyam: '08:38 10:18 23:03 +00:45',
    amrit: '',
    tithi: '19:11',
    star: '12:48',
  },
  '2023-01-03': {
    sun: '06:46 17:23',
    moon: '14:27 +04:29',
    rahu: '14:43 16:03',
    gulika: '12:04 13:24',
    yamaganda: '09:25 10:45',
    abhijit: '11:43 12:25',
    dur: '08:53 09:35 22:44 23:38',
    varjyam: '',
    amrit: '13:50 15:34',
    tithi: '22:01',
    star: '16:26',
  },
  '2023-01-07': {
    sun: '06:46 17:25',
    moon: '17:41 07:08',
    rahu: '09:26 10:46',
    gulika: '06:46 08:06',
    yamaganda: '13:26 14:46',
    abhijit: '11:45 12:27',
    dur: '06:46 07:29 07:29 08:12',
    varjyam: '13:41 15:29',
    amrit: '+00:27 +02:14',
    tithi: '',
    star: '+03:08',
  },
  '2023-01-11': {
    sun: '06:47 17:28',
    moon: '21:17 09:43',
    rahu: '12:08 13:28',
    gulika: '10:47 12:08',
    yamaganda: '08:07 09:27',
    abhijit: '',
    dur: '11:46 12:29',
    varjyam: '20:42 22:28',
    amrit: '09:09 10:57',
    tithi: '14:31',
    star: '11:50',
  },
  '2023-01-12': {
    sun: '06:47 17:29',
    moon: '22:08 10:14',
    rahu: '13:28 14:49',
    gulika: '09:27 10:48',
    yamaganda: '06:47 08:07',
    abhijit: '11:47 12:29',
    dur: '10:21 11:04 14:38 15:21',
    varjyam: '22:16 +00:01',
    amrit: '07:19 09:06',
    tithi: '16:37',
    star: '14:25',
  },
  '2023-01-20': {
    sun: '06:46 17:35',
    moon: '+06:18 15:48',
    rahu: '10:50 12:11',
    gulika: '08:08 09:29',
    yamaganda: '14:53 16:14',
    abhijit: '11:49 12:32',
    dur: '08:56 09:39 12:32 13:16',
    varjyam: '11:15 12:40 21:04 22:28',
    amrit: '06:58 08:24 +05:28 +06:52',
    tithi: '09:59 +06:17',
    star: '12:40',
  },
  '2023-07-24': {
    sun: '05:23 18:49',
    moon: '10:45 22:47',
    rahu: '07:04 08:45',
    gulika: '13:47 15:28',
    yamaganda: '10:25 12:06',
    abhijit: '11:39 12:33',
    dur: '12:33 13:27 15:14 16:08',
    varjyam: '',
    amrit: '15:36 17:22',
    tithi: '13:42',
    star: '22:12',
  },
  '2023-11-07': {
    sun: '06:11 17:16',
    moon: '+01:32 13:57',
    rahu: '14:29 15:53',
    gulika: '11:43 13:06',
    yamaganda: '08:57 10:20',
    abhijit: '11:21 12:05',
    dur: '08:24 09:08 22:26 23:18',
    varjyam: '+01:22 +03:10',
    amrit: '13:42 15:30',
    tithi: '',
    star: '16:24',
  },
}
