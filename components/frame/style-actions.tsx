"use client";

import { Copy, EllipsisVertical, Heart, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { Popover } from "@/components/ui/popover";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { RadioGroup } from "@/components/ui/radio-group";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Sheet } from "@/components/ui/sheet";
import { Tabs } from "@/components/ui/tabs";
import { useToast } from "@/components/ui/toast";
import { StyleSection } from "./style-section";

const DOUGHS = [
  { value: "classic", label: "Classic dough", hint: "Leavened for 48 hours" },
  { value: "spelt", label: "Spelt", aside: "+€1.50" },
  { value: "free", label: "Gluten free", aside: "+€2.00" },
];

export function StyleActions() {
  const toast = useToast();
  const [quantity, setQuantity] = useState(2);
  const [mode, setMode] = useState<"pickup" | "delivery">("delivery");
  const [category, setCategory] = useState("Antipasti");
  const [dough, setDough] = useState("classic");
  return (
    <>
      <StyleSection title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Accept order</Button>
          <Button variant="secondary">Print</Button>
          <Button variant="quiet">Later</Button>
          <Button variant="danger">Reject</Button>
          <Button pending>Save</Button>
          <Button disabled>Unavailable</Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="large" className="flex-1 justify-between">
            <span>Add 2 to cart</span>
            <span>€29.00</span>
          </Button>
          <Button size="small" variant="secondary">
            Small
          </Button>
          <IconButton icon={Heart} label="Favourite" />
          <IconButton icon={Pencil} label="Edit" variant="secondary" />
          <IconButton icon={Trash2} label="Delete" variant="danger" />
        </div>
      </StyleSection>
      <StyleSection title="Choosing">
        <div className="flex flex-wrap items-center gap-4">
          <SegmentedControl
            label="How"
            options={[
              { value: "pickup", label: "Pickup" },
              { value: "delivery", label: "Delivery" },
            ]}
            value={mode}
            onValueChange={setMode}
          />
          <QuantityStepper value={quantity} onChange={setQuantity} onRemove={() => setQuantity(1)} />
        </div>
        <div className="flex gap-2 overflow-x-auto py-1.5">
          {["Antipasti", "Pasta", "Pizza", "Secondi", "Dolci"].map((name) => (
            <Chip key={name} pressed={name === category} onClick={() => setCategory(name)}>
              {name}
            </Chip>
          ))}
        </div>
        <Tabs
          label="Order"
          tabs={[
            { value: "items", label: "Items", content: "Three dishes, one note for the kitchen." },
            { value: "payment", label: "Payment", content: "Paid by card." },
            { value: "history", label: "History", content: "Accepted at 19:04." },
          ]}
        />
      </StyleSection>
      <StyleSection title="Over the page">
        <div className="flex flex-wrap gap-3">
          <Sheet
            trigger={<Button variant="secondary">Sheet</Button>}
            title="Pizza Margherita"
            description="San Marzano tomatoes, fior di latte, basil."
            footer={
              <div className="flex items-center gap-3">
                <QuantityStepper value={quantity} onChange={setQuantity} />
                <Button size="large" className="flex-1">
                  Add for €18.00
                </Button>
              </div>
            }
          >
            <RadioGroup label="Dough" options={DOUGHS} value={dough} onValueChange={setDough} />
          </Sheet>
          <Dialog
            trigger={<Button variant="secondary">Dialog</Button>}
            title="Pause orders"
            footer={<Button className="w-full">Pause for 30 minutes</Button>}
          >
            <p>New orders are refused kindly until then. Accepted ones stay on the board.</p>
          </Dialog>
          <ConfirmDialog
            trigger={<Button variant="secondary">Confirm</Button>}
            title="Reject order 1042?"
            description="The guest gets €34.00 back at once. This cannot be undone."
            confirmLabel="Reject and refund"
            danger
            onConfirm={() => toast({ title: "Order 1042 rejected", detail: "€34.00 is on its way back." })}
          />
          <Popover trigger={<Button variant="secondary">Popover</Button>} label="Delivery fee">
            Within 5 km the ride costs €2.50, whatever you order.
          </Popover>
          <Button
            variant="secondary"
            onClick={() =>
              toast({ title: "Saved", action: { label: "Undo", onSelect: () => setQuantity(2) } })
            }
          >
            Toast
          </Button>
          <Menu
            trigger={<IconButton icon={EllipsisVertical} label="More" />}
            groups={[
              [
                { label: "Edit", icon: Pencil, onSelect: () => setMode("pickup") },
                { label: "Duplicate", icon: Copy, onSelect: () => setMode("delivery") },
              ],
              [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => setQuantity(1) }],
            ]}
          />
        </div>
      </StyleSection>
    </>
  );
}
