// Card of the site's operator and complaints officer. A fact that the operator has not set yet is marked.
import { useTexts } from '#app/language/texts.ts'
import { Card, KeyValue } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { MailLink } from '#app/ui/mail-address.tsx'
import { type Operator, operator } from './operator.ts'
import { operatorCardTexts } from './operator-card-text.ts'

type Props = { email: string; only?: readonly (keyof Operator)[] }

export function OperatorCard({ email, only = ['name', 'address', 'registration', 'grievanceOfficer'] }: Props) {
  const text = useTexts(operatorCardTexts)
  return (
    <Card title={text.title} pad>
      <KeyValue
        items={[
          ...only.map((key) => ({
            key: text.facts[key],
            value: operator[key] ?? <Chip tone="warn">{text.unset}</Chip>,
          })),
          {
            key: text.mail,
            value: <MailLink className="inline-block py-0.5" address={email} />,
          },
        ]}
      />
    </Card>
  )
}
