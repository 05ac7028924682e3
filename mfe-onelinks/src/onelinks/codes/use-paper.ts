import { useEffect } from 'react'

const PAPER = '@page { size: A4 portrait; margin: 12mm; }'

/** While the page is open, it is printed on A4. What no element can say is said by a style sheet of its own. */
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
