import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { useTexts } from '#app/language/texts.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { chatTexts } from './chat-text.ts'

const EMOJI = '🙏 😊 🙂 😀 😄 😍 🥰 😇 🤔 😌 😢 😭 😮 😅 👍 👏 🤝 💐 🌸 🌞 🌙 ⭐ ✨ 🪔 🔆 💛 💙 💚 🎉 🎂'.split(' ')

/** A small selection of emoji; all others are on the device's keyboard. */
export function EmojiButton({ disabled, onPick }: { disabled: boolean; onPick(emoji: string): void }) {
  const text = useTexts(chatTexts)
  return (
    <Popover className="in-[.call-messages_.composer]:hidden">
      <PopoverButton
        className={buttonClass({ variant: 'plain', iconOnly: true })}
        aria-label={text.emoji}
        disabled={disabled}
        aria-disabled={disabled || undefined}
      >
        <MoreIcon name="face-slightly-smiling" />
      </PopoverButton>
      <PopoverPanel
        anchor={{ to: 'top start', gap: 8 }}
        className="z-60 grid grid-cols-[repeat(6,40px)] p-2 shadow-raised card"
      >
        {({ close }) => (
          <>
            {EMOJI.map((emoji) => (
              <button
                key={emoji}
                className="h-10 rounded-control text-[20px] hover:bg-hover"
                type="button"
                onClick={() => {
                  onPick(emoji)
                  close()
                }}
              >
                {emoji}
              </button>
            ))}
          </>
        )}
      </PopoverPanel>
    </Popover>
  )
}
