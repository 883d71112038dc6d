import { useTexts } from '#app/language/texts.ts'
import { apiDocsTexts } from './api-docs-text.ts'
import { Code } from './code-block.tsx'
import { OperationDetails } from './operation-details.tsx'
import type { Family, NamedShape } from './read-document.ts'

const SHAPES_ID = 'other-answers'

type Props = { families: readonly Family[]; shapes: readonly NamedShape[]; tries: boolean }

/** The endpoints by family, with an index beside them. */
export function Families({ families, shapes, tries }: Props) {
  return (
    <div className="grid gap-x-12 *:min-w-0 lg:grid-cols-[180px_minmax(0,1fr)] lg:items-start">
      <Index families={families} />
      <div>
        {families.map(({ name, operations }) => (
          <section key={name} id={name} className="mb-10 scroll-mt-22" aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`} className="mb-3 heading-sm">
              {name}
            </h2>
            <ul className="divide-y divide-line card">
              {operations.map((operation) => (
                <li key={operation.id}>
                  <OperationDetails operation={operation} tries={tries} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <OtherAnswers shapes={shapes} />
      </div>
    </div>
  )
}

function Index({ families }: Pick<Props, 'families'>) {
  const text = useTexts(apiDocsTexts)
  return (
    <nav
      aria-label={text.families}
      className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-14 lg:sticky lg:top-22 lg:grid lg:gap-2"
    >
      {families.map(({ name, operations }) => (
        <a key={name} href={`#${name}`} className="py-1">
          {name} <span className="num text-muted">{operations.length}</span>
        </a>
      ))}
      <a href={`#${SHAPES_ID}`} className="py-1">
        {text.otherAnswers}
      </a>
    </nav>
  )
}

/** Errors are listed once, because they are equal for all endpoints. */
function OtherAnswers({ shapes }: Pick<Props, 'shapes'>) {
  const text = useTexts(apiDocsTexts)
  return (
    <section id={SHAPES_ID} className="scroll-mt-22 space-y-3" aria-labelledby={`${SHAPES_ID}-title`}>
      <h2 id={`${SHAPES_ID}-title`} className="heading-sm">
        {text.otherAnswers}
      </h2>
      <p className="text-small text-muted">{text.everyOther}</p>
      {shapes.map(({ name, shape }) => (
        <div key={name}>
          <h3>{name}</h3>
          <Code>{shape}</Code>
        </div>
      ))}
    </section>
  )
}
