/** Paths of the icons, on a grid of 24 by 24. */
const PATHS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  justify: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  indent: 'M4 6h16M11 10h9M11 14h9M4 18h16M4 9.5 7 12l-3 2.5',
  outdent: 'M4 6h16M11 10h9M11 14h9M4 18h16M7 9.5 4 12l3 2.5',
  bullet: 'M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  number: 'M10 7h10M10 12h10M10 17h10M4 6l1.5-1v4M4 13.5c.5-1 2.5-1 2.5.3 0 1-2.5 1.7-2.5 3.2h2.7',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 8.5h.01',
  clear: 'M6 5h12M12 5l-2 9M5 20h9M15 14l5 5M20 14l-5 5',
  plain: 'M9 4h6v3H9zM15 5.5h3V20H6V5.5h3M9.5 12h5M12 12v5',
  bold: 'M7 5h5.5a3.5 3.5 0 0 1 0 7H7zM7 12h6.5a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  strikethrough: 'M4 12h16M16.5 8c0-2-2-3-4.5-3S7.5 6.2 7.5 8M7.5 16c0 2 2 3 4.5 3s4.5-1.2 4.5-3.2',
  color: 'm6 16 5.5-12h1L18 16M8 12h8',
  background: 'm5 13 7-7 6 6-6.5 6.5h-2zM12 6l-2-2M20 15v3',
}
export type GlyphId = keyof typeof PATHS

/** Decorative, because the button has a name. `bar` is the color that the tool applies. */
export function Glyph({ id, bar }: { readonly id: GlyphId; readonly bar?: string | undefined }) {
  return (
    <svg
      aria-hidden
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={id === 'bullet' ? 2.2 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[id]} />
      {bar === undefined ? null : <path d="M4 21.5h16" stroke={bar || 'currentColor'} strokeWidth={3} />}
    </svg>
  )
}
