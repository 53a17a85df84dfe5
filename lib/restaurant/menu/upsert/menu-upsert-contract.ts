import { z } from "zod";
import { LocaleMapSchema, requiredTexts } from "@/lib/core/i18n/locale-map";
import { ExternalId } from "@/lib/core/ids/external-id-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { MenuHoursInput } from "@/lib/restaurant/menu/menu-hours-contract";
import { MAX_MENU_NAME_LENGTH } from "@/lib/restaurant/menu/menu-limits";
import { OrderInput, PRODUCT_FIELDS } from "@/lib/restaurant/menu/product-field-contract";
import { QUOTAS } from "@/lib/restaurant/tenancy/quotas";
import { shapeOf } from "@/lib/restaurant/tenancy/wire-sides";

const CalledCategory = z.object({
  externalId: ExternalId.describe("The category that it is; a new one where none has it"),
  name: requiredTexts(MAX_MENU_NAME_LENGTH).optional().describe("Needed for a new category"),
  order: OrderInput.optional().describe("Place in the menu; new ones are last without it"),
  visible: z.boolean().optional().describe("True for a new category if left out"),
  taxClassId: IdParam.nullable().optional().describe("Null means the restaurant's default"),
  availability: MenuHoursInput.optional(),
});
export type CalledCategory = z.output<typeof CalledCategory>;

/** What is sold and what is left of it today has operations of its own; recipes are the kitchen's. */
const {
  externalId: _externalId,
  stock: _stock,
  soldOutUntil: _soldOutUntil,
  recipe: _recipe,
  optionRecipes: _optionRecipes,
  ...written
} = shapeOf(PRODUCT_FIELDS, "input");

const CalledProduct = z
  .object(written)
  .partial()
  .extend({
    externalId: ExternalId.describe("The product that it is; a new one where none has it"),
    categoryExternalId: ExternalId.optional().describe(
      "Its category, which may be made by this request; in place of `categoryId`",
    ),
    status: PRODUCT_FIELDS.status.input.optional().describe("A new product is a `draft` if left out"),
  });
export type CalledProduct = z.output<typeof CalledProduct>;

const onceEach = (items: readonly { externalId: string }[]) =>
  new Set(items.map(({ externalId }) => externalId)).size === items.length;

export const UpsertMenuBody = z
  .object({
    categories: z
      .array(CalledCategory)
      .max(QUOTAS.categories.most)
      .refine(onceEach, "must name each externalId once")
      .default([]),
    products: z
      .array(CalledProduct)
      .max(QUOTAS.products.most)
      .refine(onceEach, "must name each externalId once")
      .default([])
      .describe("Fields that are left out stay as they are; options keep their ids by label or externalId"),
    dryRun: z.boolean().default(false).describe("Answers what would change, and changes nothing"),
    missing: z
      .enum(["keep", "unavailable"])
      .default("keep")
      .describe(
        "What happens to products with an `externalId` that the request does not name; those without one always stay",
      ),
    menuVersion: z
      .string()
      .max(100)
      .optional()
      .describe("From a dry run: refused with MENU_CHANGED once the menu was edited after it"),
  })
  .refine(
    ({ categories, products, missing }) =>
      categories.length + products.length > 0 || missing === "unavailable",
    "must name something",
  )
  .meta({
    example: {
      categories: [{ externalId: "10", name: { en: "Pizza" } }],
      products: [
        {
          externalId: "1004",
          categoryExternalId: "10",
          name: { en: "Calzone" },
          basePrice: 9.5,
          status: "active",
        },
      ],
      dryRun: true,
    },
  });
export type UpsertMenuBody = z.output<typeof UpsertMenuBody>;

const Kind = z.enum(["category", "product"]);
const Named = { kind: Kind, externalId: z.string().nullable(), name: LocaleMapSchema };
const index = z.int().describe("Its place among the request's categories or products, from 0");

export const MenuDifference = z
  .object({
    created: z.array(z.object({ ...Named, index, id: z.string().nullable().describe("Null in a dry run") })),
    changed: z.array(
      z.object({
        ...Named,
        index: index.nullable().describe("As of `created`; null for one that is made unavailable"),
        id: z.string(),
        fields: z
          .array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() }))
          .describe("As the API has them, old and new"),
      }),
    ),
    unchanged: z.int().describe("How many were named and are as the request has them"),
    missing: z
      .array(z.object({ ...Named, id: z.string() }))
      .describe("Categories and products with an externalId that the request does not name"),
  })
  .meta({ id: "MenuDifference" });
export type MenuDifference = z.output<typeof MenuDifference>;

export const MenuUpsertResult = z
  .object({
    dryRun: z.boolean(),
    ...MenuDifference.shape,
    menuVersion: z.string().describe("Of the menu that was compared, before any change"),
    batchId: z
      .string()
      .nullable()
      .describe("For `POST menu/batches/{batchId}/undo`; null where nothing was changed"),
  })
  .meta({ id: "MenuUpsertResult" });
export type MenuUpsertResult = z.output<typeof MenuUpsertResult>;

export const MenuBatchParams = z.object({ tenantId: TenantParam, batchId: IdParam });

export const MenuUndoResult = z
  .object({
    batchId: z.string().describe("Of the undo itself, which can be undone as well"),
    restored: z.int(),
    removed: z.int().describe("What the batch had made"),
    remade: z.int().describe("What the batch had removed"),
  })
  .meta({ id: "MenuUndoResult" });
export type MenuUndoResult = z.output<typeof MenuUndoResult>;
