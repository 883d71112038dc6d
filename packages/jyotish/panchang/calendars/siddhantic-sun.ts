// The Sun of the old handbooks, by which many printed calendars begin their months. It has no precession and no perturbation:
// each year is as the one before, so that a table of twelve months and an epoch hold it whole.
//
// Vakya, of South India: the lengths of the months in the Vakya almanacs, in days, ghatis and vighatis; the year is that of the
// Arya Siddhanta. Surya Siddhanta 1.29–37, 2.29–39: the apogee at 77°17′, an epicycle of 14° at its ends and 13°40′ between.
// Epochs: R. Sewell and S.B. Dikshit, The Indian Calendar (1896), art. 17 and 19.
import { DAY_MS } from '../../clock/durations.ts'
import { J2000, msOfDaysUt } from '../../clock/time.ts'

export type SiddhanticSun = 'vakya' | 'surya_siddhanta'
export type Ingress = { sign: number; at: number }

/** The Kali age began at midnight of Ujjain (75.77° east) by the one, at six o'clock by the other. */
const KALI_MIDNIGHT = 588_465.5 - 75.7684 / 360 - J2000

/** Days from the beginning of the year to each ingress, from Mesha's on. */
type Year = { days: number; from: number; ingresses: readonly number[] }

const VAKYA_MONTHS =
  '30:55:32 31:24:12 31:36:38 31:28:12 31:02:10 30:27:22 29:54:07 29:30:24 29:20:53 29:27:16 29:48:24 30:20:21.25'
const daysOf = (text: string) => {
  const [day = 0, ghati = 0, vighati = 0] = text.split(':').map(Number)
  return day + ghati / 60 + vighati / 3600
}

function vakyaYear(): Year {
  const lengths = VAKYA_MONTHS.split(' ').map(daysOf)
  let before = 0
  const ingresses = lengths.map((length) => {
    before += length
    return before - length
  })
  // The true Sun enters Mesha before the mean one, by the shodhya.
  return { days: before, from: KALI_MIDNIGHT + 0.25 - daysOf('2:8:51.25'), ingresses }
}

const SURYA_YEAR = 1_577_917_828 / 4_320_000
const APOGEE = 77 + 17 / 60
const RAD = Math.PI / 180

/** The mean longitude at which the true Sun enters a sign. */
function meanAt(sign: number): number {
  const lon = sign * 30
  let mean = lon
  for (let round = 0; round < 20; round++) {
    const sine = Math.sin((mean - APOGEE) * RAD)
    mean = lon + Math.asin(((14 - Math.abs(sine) / 3) / 360) * sine) / RAD
  }
  return mean
}

const suryaYear = (): Year => ({
  days: SURYA_YEAR,
  from: KALI_MIDNIGHT,
  ingresses: Array.from({ length: 12 }, (_, sign) => (meanAt(sign) / 360) * SURYA_YEAR),
})

const YEARS: Readonly<Record<SiddhanticSun, Year>> = { vakya: vakyaYear(), surya_siddhanta: suryaYear() }

function ingressOf({ days, from, ingresses }: Year, number: number): Ingress {
  const sign = ((number % 12) + 12) % 12
  return { sign, at: msOfDaysUt(from + Math.floor(number / 12) * days + ingresses[sign]!) }
}

/** The last ingress at or before an instant (ms UT). */
export function ingressBefore(sun: SiddhanticSun, ms: number): Ingress {
  const year = YEARS[sun]
  const start = msOfDaysUt(year.from)
  let number = Math.ceil(((ms - start) / DAY_MS / year.days) * 12) + 1
  while (ingressOf(year, number).at > ms) number--
  return ingressOf(year, number)
}
