// The reduced ashtakavarga with its pindas, and the kakshyas of an instant.
import type { Advanced } from '#workers/jyotish/advanced/advanced.ts'
import type { Kakshya } from '#workers/jyotish/advanced/kakshya.ts'
import { SEVEN } from '#workers/jyotish/zodiac.ts'
import { Section } from '../charts/section.tsx'
import { SimpleTable } from '../charts/simple-table.tsx'
import { kundliText } from '../kundli/kundli-text.ts'
import { GRAHA_NAMES } from '../shared/format.ts'
import { advancedText as text } from './advanced-text.ts'

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)

export function Bindus({ made: { shodhana }, kakshyas }: { made: Advanced; kakshyas: readonly Kakshya[] }) {
  const columns = [text.graha, ...SIGNS.map(kundliText.signShort)]
  const table = (stage: 'trikona' | 'ekadhipatya') => (
    <>
      <h3 className="mt-6 mb-3 text-14 font-semibold">{text[stage]}</h3>
      <SimpleTable
        caption={text[stage]}
        columns={columns}
        rows={SEVEN.map((planet) => ({ id: planet, cells: [GRAHA_NAMES[planet], ...shodhana[planet][stage]] }))}
      />
    </>
  )
  return (
    <Section id="shodhana" title={text.shodhana} term="ashtakavarga" what={text.what.shodhana}>
      {table('trikona')}
      {table('ekadhipatya')}
      <h3 className="mt-6 mb-3 text-14 font-semibold">{text.shodhyaPinda}</h3>
      <SimpleTable
        caption={text.shodhyaPinda}
        columns={[text.graha, text.rashiPinda, text.grahaPinda, text.shodhyaPinda]}
        rows={SEVEN.map((planet) => {
          const { rashiPinda, grahaPinda, shodhyaPinda } = shodhana[planet]
          return { id: planet, cells: [GRAHA_NAMES[planet], rashiPinda, grahaPinda, shodhyaPinda] }
        })}
      />
      <h3 className="mt-8 mb-3 text-14 font-semibold">{text.kakshyas}</h3>
      <SimpleTable
        caption={text.kakshyas}
        columns={[text.graha, text.sign, text.kakshya, text.kakshyaLord, text.bindu, text.bindus]}
        rows={kakshyas.map(({ graha, sign, number, lord, hasBindu, bindus }) => ({
          id: graha,
          cells: [
            GRAHA_NAMES[graha],
            kundliText.sign(sign),
            number,
            lord === 'lagna' ? text.lagnaName : GRAHA_NAMES[lord],
            hasBindu ? text.yes : text.no,
            bindus,
          ],
        }))}
      />
      <p className="mt-3 max-w-[70ch] text-14 text-muted">{text.what.kakshyas}</p>
    </Section>
  )
}
