import type { Varsha } from 'drishti-jyotish/varsha/varsha.ts'
import { Section } from '#app/charts/section.tsx'
import { useTexts } from '#app/language/texts.ts'
import { varshaTexts } from './varsha-text.ts'
import { yogaWords } from './varsha-words.ts'

export function Yogas({ varsha: { yogas } }: { varsha: Varsha }) {
  const text = useTexts(varshaTexts)
  return (
    <Section id="yogas" title={text.yogas} term="tajika" what={text.what.yogas}>
      {yogas.length === 0 ? <p className="text-muted">{text.noYogas}</p> : null}
      <dl className="max-w-[76ch]">
        {yogas.map((each) => (
          <div key={`${each.yoga} ${each.grahas.join()}`} className="border-t border-line py-3 first:border-t-0">
            <dt className="font-semibold">{text.yogaNames[each.yoga]}</dt>
            <dd>{yogaWords(each)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
