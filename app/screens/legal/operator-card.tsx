// Card of the site's operator and complaints officer: the facts that an admin has set, and the e-mail address.
import { useRouteLoaderData } from '@remix-run/react'
import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { Card, KeyValue } from '#app/ui/card.tsx'
import { MailLink } from '#app/ui/mail-address.tsx'
import { OPERATOR_FACTS, type OperatorFact } from '#workers/contract/content/operator.ts'
import { operatorCardTexts } from './operator-card-text.ts'

/** Facts that only a contract needs. */
const OF_CONTRACT: readonly OperatorFact[] = ['governing_law', 'courts']

export function OperatorCard({ contract = false }: { contract?: boolean }) {
  const text = useTexts(operatorCardTexts)
  const root = useRouteLoaderData<RootData>('root')
  const shown = OPERATOR_FACTS.filter((fact) => contract || !OF_CONTRACT.includes(fact))
  return (
    <Card title={text.title} pad>
      <KeyValue
        items={[
          ...shown.flatMap((fact) => {
            const value = root?.operator[fact]
            return value
              ? [
                  {
                    key: text.facts[fact],
                    value: (
                      <span lang={langOf(value)} dir="auto">
                        {value}
                      </span>
                    ),
                  },
                ]
              : []
          }),
          {
            key: text.mail,
            value: <MailLink className="inline-block py-0.5" address={root?.supportEmail ?? ''} />,
          },
        ]}
      />
    </Card>
  )
}
