import { z } from "zod";
import { LocaleMapSchema } from "@/lib/core/i18n/locale-map";
import { MAX_MENU_FILE_BYTES } from "./menu-file";

const SheetInput = {
  csv: z.string().min(1).max(MAX_MENU_FILE_BYTES).describe("As `GET menu/export` writes it"),
  removeMissing: z
    .boolean()
    .default(false)
    .describe("Deletes the products that the file does not name; without it they stay"),
};

export const PreviewMenuImportBody = z.object(SheetInput);
export type MenuSheetInput = z.output<typeof PreviewMenuImportBody>;

export const ImportMenuBody = z.object({
  ...SheetInput,
  menuVersion: z.string().max(100).describe("From the preview that somebody has seen"),
});

const Named = { name: LocaleMapSchema };

/** What a file would do to the menu. */
export const MenuImportPreview = z
  .object({
    menuVersion: z.string().describe("Changes with every edit of the menu, not with sales"),
    adds: z.array(z.object({ line: z.int(), ...Named })),
    changes: z.array(
      z.object({
        line: z.int(),
        id: z.string(),
        ...Named,
        fields: z.array(z.string()),
        priceBefore: z.number(),
        priceAfter: z.number(),
      }),
    ),
    removes: z.array(z.object({ id: z.string(), ...Named })),
    unchanged: z.int(),
    problems: z
      .array(z.object({ line: z.int(), column: z.string(), message: z.string() }))
      .describe("While there is one, the file cannot be imported"),
  })
  .meta({ id: "MenuImportPreview" });
export type MenuImportPreview = z.output<typeof MenuImportPreview>;

export const MenuImportResult = z.object({ added: z.int(), changed: z.int(), removed: z.int() });
