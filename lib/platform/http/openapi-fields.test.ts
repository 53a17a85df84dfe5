import { expect, it } from "vitest";
import { apiRoutes } from "@/lib/testing/call";
import { buildOpenApi } from "./openapi";
import type { JsonSchema } from "./openapi-document";

/**
 * Fields and parameters whose name, beside the schema that it is in, says what they are. Whoever adds one has read it as
 * somebody who knows nothing else of Bazar.
 */
const NAMES = `
  about accepted acceptedAt account accountId added addedAt address addresses adds addTenants adjustments
  after agent agentId alarms alertEmails allergen allergens amount answer apiKeys applePay area asked
  attachments attemptCount attempts availability available availableFrom back balance balances bancontact
  basePrice batchId before bill billId bills blockedDates bookings books bought bumpedAt canceled canceledAt
  canceledBy card cash categories category categoryId cause changed changedAt changes channel channels
  checkedAt city classId clearedAt close closedAt code coins column commission commissionPercent commissions
  comparison config confirmation_mode content contentType corrections count counted country counts couponCode
  couponId coupons created createdAt cuisines currencies currencyCode cursor customerEmail customerName
  customerPhone data day dayId days daysAhead dead default deletedAt delivered deliveredAt delivery
  deliveryAddress deliveryEnabled deliveryFee deliveryFees deliveryId deliveryMinimum deliveryMinutes
  deliveryPostcodes deliveryRadiusKm deposit depositDue deposits description detailsSubmitted
  dietaryRestriction dietaryTags difference differences dineIn disabled disabledAt discount discounts
  displayName disputeId disputes draftAt drawerId drawerName dryRun dueAt duration_sec durationMs earliest
  earned email emailId emailProvenAt emails enabled enabledAt endedAt endpointId endsAt entries entryId
  erasedAt error escrow escrowStatus eventId eventType eventTypes evidenceDueAt expired expiresAt exportedAt
  external externalId externalMethods failed failingSince failureReason fee fees field fields filename files
  findings finishedAt firmware firstOrderAt firstSeenAt flaggedAt flagReason found freshUntil friday from
  gdprConsent generation_timestamp geo giftCardAmount giftCardCode giftCardId giftCardIds giftCards googlePay
  group guest guestCount guestEmails guestEmailsPerMailbox guestName guestRoundId guests headquarters hour
  html id ideal ids image in info ingredientId ingredientName ingredients initialAmount invitationId
  invitations invitationsPerMailbox isMain isPaperLow isReprint isRush issuedAt isTest itemId items jobId
  jobReady jobs joinedAt keyId keys kind klarna label labels languageCode lastFailure lastHour lastJob
  lastOrderAt lastOrderId lastPollAt lastRoundAt lastUsedAt lat late latest latitude legalName lengthMinutes
  line lineId lineItems lines lng locale locality localized_service_name localized_value location logoImage
  longitude lowThreshold managers maxAttempts mediaType mediaTypes members menuKilobytes menuPrice menus
  merchant merchant_id message method minSubtotal minutes mode monday month months move movements name nanos
  net nextCursor nextDueAt nextStatuses noShowAt noShowCount noShowGuests noShows note notes number offered
  offerUntil ok oldestAt online open openapi openDay openedAt openingHours opensAt opensDrawer optionGroups
  optionNames optionRecipes options order orderId orderIds ordering orderNumber orders ordersAtFreeTables
  orderTypes organization organizationId out owner paid paidAt pairedAt parts party_size partySize password
  paths pausedAt pausedUntil paymentId paymentMethod paymentMethods payments paymentStatus payoutId payouts
  payoutsEnabled paypal pending pendingId percent percents perCustomerLimit personalDataMonths phone pickup
  pickupEnabled pictureMegabytes pictures platformFeePercent platformFees postal_code postcode preparing
  preparingStartedAt previousPaymentStatus previousStatus price priceAfter priceBefore printed printedAt
  printerId printers problem processing_instruction processorDisputeId processorRefundId processorTransferId
  productId productName products promisedAt proposalId publishedAt purchasedAt purchaserEmail quantity rates
  ready readyAt reason receiptId receipts received recipe recipientEmail recipientName reconciliation
  recoveryCodesLeft redeemedAt reference referrals refunded refundHistory refundId refunds refundsDue
  refundStatus refused rejectedAt releaseAt released releasedAt removed removes removeTenants reports required
  requirementsDue reservation reservationId reservationIds reservations resources responseBody responseStatus
  restaurant restaurants restored results resumedAt retry revision revokedAt role round roundId rounds rules
  running sales satispay saturday scheduled scheduleDays scheduledMenuChanges scheduleId scopes screenId
  screens seatedAt seats secondFactor sections seenAt selectedOptions seller sentAt service
  service_availability service_id serviceCharge settings settledAt shape shard_number shippingDate since skip
  slotIntervalMinutes slotLengthMinutes sourceId sourceUrl specialRequests spiciness spots_open spots_total
  staff staffMembers start_sec startedAt startsAt state stateAt stationId stations status stock stockAfter
  street street_address stripeAccountId subject subscription subtotal sunday tableId tableName tableOrdering
  tables tag tagline tags taken takenAt takings tax taxAdded taxLines telephone template tenantId tenants
  termsAccepted text thursday ticketKinds timeline timeSlot timeZone tip tips title to total total_shards
  totals transactions transfersEnabled tuesday type uid unchanged unit unitPrice until updatedAt uploadId upTo
  url usageLimit used userId users valid vatNumber version visible visitId voidedAt voidReason waiting walkIn
  warnings webhookEndpoints webhooks wednesday what
`;
const SELF_EXPLAINING = new Set(NAMES.trim().split(/\s+/));

const document = buildOpenApi(apiRoutes);

/** The names of all fields and parameters that say nothing of themselves, but for references. */
function undescribed(): Set<string> {
  const names = new Set<string>();
  const look = (schema: JsonSchema | undefined) => {
    if (!schema) return;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (field.description === undefined && field.$ref === undefined) names.add(name);
      look(field);
    }
    look(schema.items);
    if (typeof schema.additionalProperties === "object") look(schema.additionalProperties);
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
      look(part);
  };
  for (const schema of Object.values(document.components.schemas)) look(schema);
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    for (const { name, description } of operation.parameters ?? []) if (!description) names.add(name);
    const contents = [operation.requestBody, ...Object.values(operation.responses)];
    for (const content of contents)
      for (const { schema } of Object.values(content?.content ?? {})) look(schema);
  }
  return names;
}

it("describes every operation", () => {
  const silent = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ description }) => !description);
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

it("describes every field whose name does not say what it is; describe() it, or add it to FIELD_WORDS", () => {
  expect([...undescribed()].filter((name) => !SELF_EXPLAINING.has(name)).sort()).toEqual([]);
});

it("lists no name as explaining itself that is gone, or described everywhere", () => {
  const names = undescribed();
  expect([...SELF_EXPLAINING].filter((name) => !names.has(name))).toEqual([]);
});
