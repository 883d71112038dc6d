import type { TajikaYoga } from '#workers/jyotish/varsha/tajika-light.ts'
import type { Varsha } from '#workers/jyotish/varsha/varsha.ts'
import { Section } from '../charts/section.tsx'
import { degrees, GRAHA_NAMES } from '../shared/format.ts'
import { varshaText as text } from './varsha-text.ts'

export function Yogas({ varsha: { yogas } }: { varsha: Varsha }) {
  return (
    <Section id="yogas" title={text.yogas} term="tajika" what={text.what.yogas}>
      {yogas.length === 0 ? <p className="text-muted">{text.noYogas}</p> : null}
      <dl className="max-w-[76ch]">
        {yogas.map((each) => (
          <div key={`${each.yoga} ${each.grahas.join()}`} className="border-t border-line py-3 first:border-t-0">
            <dt className="font-semibold">{text.yogaNames[each.yoga]}</dt>
            <dd>{sentenceOf(each)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function sentenceOf({ yoga, grahas, aspect, orb }: TajikaYoga): string {
  const names = grahas.map((graha) => GRAHA_NAMES[graha])
  const [a = '', b = '', c = '', d = ''] = names
  switch (yoga) {
    case 'ikkavala':
    case 'induvara':
      return text.yogaText[yoga]
    case 'ithasala':
    case 'ishrafa':
      return text.yogaText[yoga](a, b, aspect ? text.aspects[aspect] : '', degrees(orb ?? 0))
    case 'kamboola':
      return text.yogaText.kamboola(a, b)
    case 'radda':
      return text.yogaText.radda(names.join(' and '))
    default:
      return text.yogaText[yoga](a, b, c, d)
  }
}
