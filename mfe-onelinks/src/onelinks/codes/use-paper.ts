import { useEffect } from 'react'

const PAPER = '@page { size: A4 portrait; margin: 12mm; }'

/** Prints on A4 while the page is open. `@page` needs a style sheet of its own. */
export function usePaper(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(PAPER)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}
