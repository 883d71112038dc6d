// The rules a kundli was made by, and the others one may choose.
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import { DEFAULT_RULES, KUNDLI_CHOICES, type KundliOptions } from '#workers/jyotish/kundli/options.ts'
import { sentence } from '../../shared/words.ts'
import { kundliText as text } from '../kundli-text.ts'

const NAMES: Partial<Record<keyof typeof KUNDLI_CHOICES, string>> = {
  ayanamsa: 'Ayanamsa',
  node: 'Lunar node',
  positions: 'Positions',
  houses: 'Chalit houses',
  rise: 'Sunrise',
  manglik: 'Manglik houses',
  d2: 'D2 variant',
  d24: 'D24 variant',
  d60: 'D60 variant',
  combustion: 'Combustion orbs',
  nodeAspects: 'Aspects of the nodes',
}

type Props = {
  made: Kundli
  options: KundliOptions
  /** Null without scripts. */
  onChange: ((options: KundliOptions) => void) | null
}

export function Rules({ made: { rules, engine }, options, onChange }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className="rules">
      <Icon name="ruler" size="sm" />
      <div>
        <p>
          {text.rules(
            sentence(rules.ayanamsa),
            rules.node,
            sentence(rules.housesUsed),
            rules.positions,
            engine.version,
          )}{' '}
          {onChange ? (
            <button type="button" className="flink no-print" aria-expanded={open} onClick={() => setOpen(!open)}>
              {text.changeRules}
            </button>
          ) : null}
        </p>
        {onChange && open ? (
          <div className="krules no-print">
            {Object.entries(NAMES).map(([key, label]) => {
              const name = key as keyof typeof KUNDLI_CHOICES
              return (
                <SelectField
                  key={key}
                  label={label}
                  value={String(rules[name])}
                  options={KUNDLI_CHOICES[name].map((value) => ({ value, label: sentence(value) }))}
                  onChange={({ currentTarget: { value } }) => onChange({ ...options, [name]: value })}
                />
              )
            })}
            {Object.entries(options).some(([key, value]) => DEFAULT_RULES[key as keyof KundliOptions] !== value) ? (
              <Button size="sm" onClick={() => onChange({})}>
                Back to the usual rules
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}
