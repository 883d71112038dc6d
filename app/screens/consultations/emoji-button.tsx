import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Icon } from '#app/ui/icon.tsx'
import { chatText as text } from './chat-text.ts'

const EMOJI = '🙏 😊 🙂 😀 😄 😍 🥰 😇 🤔 😌 😢 😭 😮 😅 👍 👏 🤝 💐 🌸 🌞 🌙 ⭐ ✨ 🪔 🔆 💛 💙 💚 🎉 🎂'.split(' ')

/** A small board of emoji; everything else comes from the keyboard's own. */
export function EmojiButton({ disabled, onPick }: { disabled: boolean; onPick(emoji: string): void }) {
  return (
    <Popover className="emoji">
      <PopoverButton className="btn btn--icon" aria-label={text.emoji} disabled={disabled}>
        <Icon name="face-slightly-smiling" />
      </PopoverButton>
      <PopoverPanel anchor={{ to: 'top start', gap: 8 }} className="emoji__board">
        {({ close }) => (
          <>
            {EMOJI.map((emoji) => (
              <button
                key={emoji}
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
