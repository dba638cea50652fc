import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';

/** Fonts that every viewer has, so that none is embedded. Each is opened when it is first needed. */
export interface AppearanceFonts {
  /** The standard font nearest to the one a default appearance string names. */
  nearest(defaultAppearance: string): PDFFont;
}

export function openAppearanceFonts(document: PDFDocument): AppearanceFonts {
  const opened = new Map<StandardFonts, PDFFont>();
  const open = (name: StandardFonts) => {
    const font = opened.get(name) ?? document.embedStandardFont(name);
    opened.set(name, font);
    return font;
  };
  return {
    nearest(defaultAppearance) {
      const name = /\/(\S+)/.exec(defaultAppearance)?.[1] ?? '';
      const bold = /bold|-b\b/i.test(name);
      if (/cour/i.test(name)) return open(bold ? StandardFonts.CourierBold : StandardFonts.Courier);
      if (/times/i.test(name)) return open(bold ? StandardFonts.TimesRomanBold : StandardFonts.TimesRoman);
      return open(bold ? StandardFonts.HelveticaBold : StandardFonts.Helvetica);
    },
  };
}
